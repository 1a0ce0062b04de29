import { SITE_NAME } from "@barakah/contract";
import type { Tx } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { type WrittenLetter, writeLetter } from "../../platform/mail/letter.ts";
import { pageOf } from "../lifecycle/page-address.ts";
import { PAYER_LETTER, type PayerLetter } from "../lifecycle/payer-letters.ts";
import { type Payment, payerAddress, paymentById } from "../queries/payments.ts";

interface Said {
  title: string;
  body: string;
  /** Where its receipt is, in the app. */
  receipt?: string | undefined;
}

/** A letter about one payment, with the way to its page. */
export const letterAbout = (
  publicUrl: string,
  payment: Payment,
  { title, body, receipt }: Said,
): WrittenLetter =>
  writeLetter({
    subject: `${title} · ${SITE_NAME}`,
    paragraphs: ["Assalamualaikum,", body],
    button: { label: "Lihat pembayaran", link: publicUrl + pageOf(payment) },
    also:
      receipt === undefined ? undefined : { label: "Unduh tanda terima (PDF)", link: publicUrl + receipt },
    ending: `Bila ada yang ingin ditanyakan, hubungi kami lewat ${publicUrl}/hubungi-kami.`,
  });

/** Writes what the moves of payments left to be written. */
export function writeLetters({ jobs, publicUrl }: { jobs: Jobs; publicUrl: string }) {
  jobs.handle<PayerLetter>(PAYER_LETTER, async ({ payment: id, ...said }, tx: Tx) => {
    const payment = await paymentById(tx, id);
    const to = await payerAddress(tx, payment);
    if (to) await jobs.add(tx, "mail", { to, ...letterAbout(publicUrl, payment, said) });
  });
}
