import { date, rupiah } from "../platform/format.ts";

export interface TransferReport {
  /** What is confirmed, 'donasi' for instance. */
  what: string;
  payer: string;
  /** What it is for, with its name: { name: "Program", title: "Sumur Air Bersih" }. */
  subject: { name: string; title: string };
  amount: number;
  destinationBank: string;
  sourceBank: string;
  sourceAccount: string;
  transferDate: string;
}

/** The text of the chat, not encoded yet. It travels through other companies: no phone, no e-mail, nothing secret. */
export function transferMessage(report: TransferReport): string {
  return [
    `Assalamu'alaikum, saya ingin mengonfirmasi pembayaran ${report.what}.`,
    "",
    `Tanggal transfer: ${date(report.transferDate)}`,
    `Nama: ${report.payer}`,
    `${report.subject.name}: ${report.subject.title}`,
    `Jumlah: ${rupiah(report.amount)}`,
    `Bank tujuan: ${report.destinationBank}`,
    `Bank asal: ${report.sourceBank}`,
    `No. rekening asal: ${report.sourceAccount}`,
    "",
    "Bukti transfer sudah saya unggah. Terima kasih.",
  ].join("\n");
}
