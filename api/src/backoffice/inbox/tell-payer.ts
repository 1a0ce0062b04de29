import { SITE_NAME } from "@barakah/contract";
import type { Payment } from "../../payments/index.ts";
import type { Tx } from "../../platform/database.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { writeLetter } from "../../platform/letter.ts";
import { addressesOf } from "./file-queries.ts";
import { addNotification } from "./notification-queries.ts";

const WHAT: Record<Payment["kind"], string> = {
  donation: "Donasi",
  order: "Pesanan",
  enrolment: "Pembayaran kelas",
};
const WHERE: Record<Payment["kind"], string> = {
  donation: "/riwayat-donasi",
  order: "/riwayat-belanja",
  enrolment: "/academy",
};

const rupiah = (amount: number) => `Rp. ${amount.toLocaleString("id-ID")}`;

export interface Telling {
  jobs: Jobs;
  publicUrl: string;
}

/** Tells the payer what was decided: in the app where they are a member, and by mail where we know an address. */
export async function tellPayer(tx: Tx, { jobs, publicUrl }: Telling, payment: Payment, reason: string) {
  const { member_id, email } = await addressesOf(tx, payment.id);
  const what = `${WHAT[payment.kind]} ${payment.reference}`;
  const approved = payment.status === "verified";
  const title = approved ? `${what} sudah kami terima` : `${what} belum dapat kami terima`;
  const body = approved
    ? `Terima kasih. Transfer sebesar ${rupiah(payment.amount)} sudah kami periksa dan kami catat.`
    : `Bukti transfer sebesar ${rupiah(payment.amount)} ditolak. Alasannya: ${reason}`;
  const link = WHERE[payment.kind];
  if (member_id !== null) await addNotification(tx, { member_id, title, body, link });
  if (!email) return;
  const letter = writeLetter({
    subject: `${title} · ${SITE_NAME}`,
    paragraphs: ["Assalamualaikum,", body],
    button: { label: "Lihat riwayat", link: publicUrl + link },
    ending: `Bila ada yang ingin ditanyakan, hubungi kami lewat ${publicUrl}/hubungi-kami.`,
  });
  await jobs.add(tx, "mail", { to: email, ...letter });
}
