/** The most common reasons, each with what the payer can do. */
export const REASONS = [
  "Bukti buram. Mohon kirim ulang foto yang jelas.",
  "Nominal belum sesuai tiga digit terakhir.",
  "Nominal di bukti terpotong. Mohon kirim ulang foto yang utuh.",
  "Transfer belum masuk ke rekening kami.",
  "Bukti ini sudah pernah dipakai untuk pembayaran lain.",
  "Bukti ini bukan untuk rekening kami.",
  "Tanggal di bukti berbeda dari tanggal yang kamu isi.",
  "Nama rekening di bukti berbeda dari yang kamu isi.",
  "Transfer di bukti masih diproses bank. Mohon kirim bukti yang sudah berhasil.",
] as const;

export interface ReasonChoice {
  text: string;
  /** Typed freely, not one of the common reasons. */
  own: boolean;
}

/** The common reasons that contain every typed word, then the typed text itself. */
export function choicesFor(typed: string): ReasonChoice[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const usual = REASONS.filter((reason) => words.every((word) => reason.toLowerCase().includes(word)));
  const text = typed.trim();
  const isUsual = REASONS.some((reason) => reason === text);
  return [
    ...usual.map((reason) => ({ text: reason, own: false })),
    ...(text && !isUsual ? [{ text, own: true }] : []),
  ];
}
