import type { BankAccount } from "@barakah/contract";
import { date, rupiah } from "../../platform/format.ts";
import type { TransferValues } from "./transfer-fields.ts";

/** What was paid, and by whom. */
export interface Paid {
  /** What is confirmed, 'donasi' for instance. */
  what: string;
  payer: string;
  /** What it is for, with its name: { name: "Program", title: "Sumur Air Bersih" }. */
  subject: { name: string; title: string };
  amount: number;
  /** Where its payment is shown, in full. */
  page?: string | undefined;
}

/** The text of the chat, not encoded yet. It travels through other companies: no phone, no e-mail. */
export function transferMessage(
  { what, payer, subject, amount, page }: Paid,
  account: Pick<BankAccount, "name">,
  transfer: Pick<TransferValues, "sourceBank" | "sourceAccount" | "transferDate">,
): string {
  return [
    `Assalamu'alaikum, saya ingin mengonfirmasi pembayaran ${what}.`,
    "",
    `Tanggal transfer: ${date(transfer.transferDate)}`,
    `Nama: ${payer}`,
    `${subject.name}: ${subject.title}`,
    `Jumlah: ${rupiah(amount)}`,
    `Bank tujuan: ${account.name}`,
    `Bank asal: ${transfer.sourceBank.trim()}`,
    `No. rekening asal: ${transfer.sourceAccount.trim()}`,
    ...(page ? [`Halaman pembayaran: ${page}`] : []),
    "",
    "Bukti transfer sudah saya unggah. Terima kasih.",
  ].join("\n");
}
