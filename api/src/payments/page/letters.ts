import { SITE_NAME } from "@barakah/contract";
import { queueLetter } from "../../accounts/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs.ts";
import type { Draft } from "../../platform/mail/letter.ts";
import { pageOf } from "../lifecycle/page-address.ts";
import { PAYER_LETTER, type PayerLetter } from "../lifecycle/payer-letters.ts";
import { type Payment, payerAddress, paymentById } from "../queries/payments.ts";

interface Said {
  title: string;
  body: string;
  /** The path of its receipt. */
  receipt?: string | undefined;
}

export interface LetterParts {
  jobs: Jobs;
  publicUrl: string;
}

const draftAbout = (publicUrl: string, payment: Payment, { title, body, receipt }: Said): Draft => ({
  subject: `${title} · ${SITE_NAME}`,
  paragraphs: ["Assalamualaikum,", body],
  button: { label: "Lihat pembayaran", link: publicUrl + pageOf(payment) },
  also: receipt === undefined ? undefined : { label: "Unduh tanda terima (PDF)", link: publicUrl + receipt },
  ending: `Bila ada yang ingin ditanyakan, hubungi kami lewat ${publicUrl}/hubungi-kami.`,
});

/** Which of the day's letters it spends: a payment that came proves that somebody paid, any other one proves nothing. */
export const causeOf = ({ verified_at }: Payment) => (verified_at === null ? "anyone" : "money");

/** Writes to the payer, if they left an address. Returns false if no letter is sent; the payment's page says the same. */
export async function writeAbout(tx: Tx, parts: LetterParts, payment: Payment, said: Said): Promise<boolean> {
  const email = await payerAddress(tx, payment);
  if (!email) return false;
  const to = { email, memberId: payment.member_id };
  return queueLetter(tx, parts, to, causeOf(payment), draftAbout(parts.publicUrl, payment, said));
}

/** Writes the letters that changes of payments asked for. */
export function writeLetters(parts: LetterParts) {
  parts.jobs.handle<PayerLetter>(PAYER_LETTER, async ({ payment: id, ...said }, tx: Tx) => {
    await writeAbout(tx, parts, await paymentById(tx, id), said);
  });
}
