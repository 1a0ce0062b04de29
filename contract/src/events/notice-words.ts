import type { RegistrationState } from "./event-words.ts";
import type { NoticeChange } from "./staff-notices.ts";

/** 'Waktu dan tempat' */
export function whatChanged(changes: readonly NoticeChange[]): string {
  const names = changes.map(({ label }, nth) => (nth === 0 ? label : label.toLowerCase()));
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} dan ${names.at(-1)}`;
}

const STAYS: Partial<Record<RegistrationState, string>> = {
  confirmed:
    "Tiketmu tetap berlaku. Bila tidak bisa datang, batalkan di halaman tiketmu sebelum acaranya mulai; yang sudah dibayar diajukan untuk dikembalikan.",
  waiting_payment: "Kursimu masih dipegang. Batas bayarnya ada di halaman tiketmu.",
  waitlisted: "Tempatmu di daftar tunggu tetap.",
};

/** What a participant reads of a changed event, and what staff see before they send it. */
export function wordsOfChange(
  { title, changes, reason }: { title: string; changes: readonly NoticeChange[]; reason: string },
  state: RegistrationState,
) {
  const each = changes.map(
    ({ label, before, after }) => `${label}: ${after}${before && ` (sebelumnya ${before})`}.`,
  );
  const prices = changes.some(({ label }) => label.startsWith("Harga"));
  const parts = [
    ...each,
    reason && `Pesan panitia: “${reason}”`,
    prices && "Yang sudah mendaftar tetap membayar harga lama.",
    STAYS[state],
  ];
  return { title: `${whatChanged(changes)} berubah: ${title}`, body: parts.filter(Boolean).join(" ") };
}
