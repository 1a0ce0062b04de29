import { SITE_NAME } from "@barakah/contract";
import type { News } from "../../accounts/index.ts";
import { type Payment, pageOf } from "../../payments/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { writeLetter } from "../../platform/mail/letter.ts";
import { addressOf } from "../queries/payment-file.ts";

export interface Telling {
  jobs: Jobs;
  publicUrl: string;
}

/** By mail what members also read in the app: guests too gave, and some left an address. */
export async function writeToPayer(tx: Tx, { jobs, publicUrl }: Telling, payment: Payment, news: News) {
  const to = await addressOf(tx, payment.id);
  if (!to) return;
  const letter = writeLetter({
    subject: `${news.title} · ${SITE_NAME}`,
    paragraphs: ["Assalamualaikum,", news.body],
    button: { label: "Lihat pembayaran", link: publicUrl + pageOf(payment) },
    ending: `Bila ada yang ingin ditanyakan, hubungi kami lewat ${publicUrl}/hubungi-kami.`,
  });
  await jobs.add(tx, "mail", { to, ...letter });
}
