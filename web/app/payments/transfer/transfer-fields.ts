import type { BankAccount } from "@barakah/contract";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { date, rupiah } from "../../platform/format.ts";
import type { FieldErrors } from "../../ui/form/field-errors.ts";
import { INCOMPLETE, PROOF_MISSING } from "../form/messages.ts";

/** What a payer tells about a transfer. */
export interface TransferValues {
  sourceBank: string;
  sourceAccount: string;
  accountName: string;
  transferDate: string;
  /** A picture of the receipt. */
  proof: File | null;
}

const REQUIRED = ["sourceBank", "sourceAccount", "transferDate"] as const;

/** Today in Jakarta, YYYY-MM-DD. */
export const today = (now = new Date()): string => jakartaDay(now);

export const emptyTransfer = (): TransferValues => ({
  sourceBank: "",
  sourceAccount: "",
  accountName: "",
  transferDate: today(),
  proof: null,
});

export function transferErrors(values: TransferValues): FieldErrors<TransferValues> {
  const errors: FieldErrors<TransferValues> = {};
  for (const field of REQUIRED) if (values[field].trim() === "") errors[field] = INCOMPLETE;
  if (!values.proof) errors.proof = PROOF_MISSING;
  return errors;
}

/** As the API names them. */
export const transferBody = (values: Omit<TransferValues, "proof">) => ({
  source_bank: values.sourceBank.trim(),
  source_account: values.sourceAccount.trim(),
  account_name: values.accountName.trim(),
  transfer_date: values.transferDate,
});

/** How the form names the API's fields. */
export const TRANSFER_FIELD_OF: Record<string, keyof TransferValues> = {
  source_bank: "sourceBank",
  source_account: "sourceAccount",
  account_name: "accountName",
  transfer_date: "transferDate",
  proof_file: "proof",
};

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
export const transferMessage = (
  { what, payer, subject, amount, page }: Paid,
  account: Pick<BankAccount, "name">,
  transfer: Pick<TransferValues, "sourceBank" | "sourceAccount" | "transferDate">,
): string =>
  [
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
