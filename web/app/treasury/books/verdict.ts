import type { BankAgreement } from "@barakah/contract";
import { date, rupiah } from "../../platform/format.ts";

export interface Verdict {
  tone: "green" | "gold" | "red";
  title: string;
  /** What to do about it. */
  text: string;
  act?: { label: string; to: string };
}

const IMPORT = "/admin/mutasi/impor";
const sums = (parts: Record<string, number>) =>
  Object.entries(parts)
    .filter(([, amount]) => amount !== 0)
    .map(([word, amount]) => `${word} ${rupiah(Math.abs(amount))}`)
    .join(", ");

/** The one conclusion about a bank account, the most serious first: an unexplained difference hides all others. */
export function verdictOf(bank: BankAgreement): Verdict {
  const { unexplained, missing, closing, opening, open_in, open_out, unseen, handed, out } = bank;
  if (unexplained !== 0)
    return {
      tone: "red",
      title: `Selisih ${rupiah(Math.abs(unexplained))} belum ketemu sebabnya.`,
      text: "Buku dan mutasi berbeda, dan tidak ada catatan yang menjelaskannya. Jangan dibetulkan sendiri: beri tahu administrator.",
    };
  if (!closing || missing === null)
    return {
      tone: "gold",
      title: "Belum bisa dibandingkan dengan bank.",
      text: closing
        ? "Saldo awal berkas mutasi yang pertama belum diisi. Impor lagi berkas itu dan isi saldo awalnya."
        : "Belum ada berkas mutasi dengan saldo akhir. Impor mutasi terbaru dan isi saldo akhirnya.",
      act: { label: "Impor mutasi", to: IMPORT },
    };
  if (missing !== 0)
    return {
      tone: "red",
      title: `Selisih ${rupiah(Math.abs(missing))} dengan rekening koran ${date(closing.day)}.`,
      text: `Bank menyebut ${rupiah(closing.amount)}, tetapi baris yang diimpor menjadi ${rupiah(closing.amount - missing)}. ${
        missing > 0
          ? "Ada uang masuk yang belum diimpor"
          : "Ada uang keluar yang belum diimpor, atau uang masuk yang terimpor dua kali"
      }: cari berkas yang belum ada atau baris yang dilewati.`,
      act: { label: "Periksa berkas", to: IMPORT },
    };
  const before = opening ? `, termasuk ${rupiah(opening)} dari sebelum berkas pertama` : "";
  const title = `Cocok dengan rekening koran ${date(closing.day)}: ${rupiah(closing.amount)}${before}.`;
  if (open_in !== 0 || open_out !== 0)
    return {
      tone: "gold",
      title,
      text: `Tinggal mencatat yang ada di mutasi dan belum masuk buku: ${sums({ masuk: open_in, keluar: open_out })}. Kerjakan daftarnya di bawah.`,
    };
  const waiting = sums({ masuk: unseen + handed, keluar: out });
  return {
    tone: "green",
    title,
    text: waiting
      ? `Yang sudah di buku dan belum ada di mutasi: ${waiting}. Impor mutasi berikutnya untuk melihatnya.`
      : "Tidak ada yang perlu dikerjakan.",
  };
}
