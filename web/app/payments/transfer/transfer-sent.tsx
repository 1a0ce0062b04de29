import type { BankAccount } from "@barakah/contract";
import { date, rupiah } from "../../platform/format.ts";
import art from "../../ui/art/i-berhasil.svg";
import { StateScreen } from "../../ui/feedback/state-screen.tsx";
import { buttonClass } from "../../ui/form/button-style.ts";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import type { TransferTexts } from "./transfer-fields.ts";

export interface Paid {
  /** For instance 'donasi'. */
  what: string;
  payer: string;
  /** For instance { name: "Program", title: "Sumur Air Bersih" }. */
  subject: { name: string; title: string };
  amount: number;
  /** The full address of the payment's page. */
  page?: string | undefined;
}

/** No phone, no e-mail: chats pass through other companies. */
export const transferMessage = (
  { what, payer, subject, amount, page }: Paid,
  account: Pick<BankAccount, "name">,
  transfer: Omit<TransferTexts, "account_name">,
): string =>
  [
    `Assalamu'alaikum, saya ingin mengonfirmasi pembayaran ${what}.`,
    "",
    `Tanggal transfer: ${date(transfer.transfer_date)}`,
    `Nama: ${payer}`,
    `${subject.name}: ${subject.title}`,
    `Jumlah: ${rupiah(amount)}`,
    `Bank tujuan: ${account.name}`,
    `Bank asal: ${transfer.source_bank.trim()}`,
    `No. rekening asal: ${transfer.source_account.trim()}`,
    ...(page ? [`Halaman pembayaran: ${page}`] : []),
    "",
    "Bukti transfer sudah saya unggah. Terima kasih.",
  ].join("\n");

/** Shown if the browser blocked the chat's tab. */
const TransferSent = ({ thanks, chat }: { thanks: string; chat: string }) => (
  <StateScreen
    art={art}
    level="h1"
    heading={thanks}
    text="Buka WhatsApp untuk mengabari bendahara dengan pesan yang sudah terisi."
  >
    <a href={chat} target="_blank" rel="noopener" className={buttonClass({ block: true })}>
      <Icon name="whats-app-logo-fill" size={24} />
      Buka WhatsApp
    </a>
    <LinkButton to="/" variant="line" block label="Kembali ke Beranda" />
  </StateScreen>
);

export default TransferSent;
