import type { AmilBasis, AmilBasisKind } from "./amil-basis.ts";

export const AMIL_BASIS_LABEL: Record<AmilBasisKind, string> = {
  none: "Belum ada",
  upz: "UPZ dari sebuah LAZ atau BAZNAS",
  laz: "LAZ berizin",
  notification: "Amil perseorangan dengan pemberitahuan",
};

const WHO: Record<Exclude<AmilBasisKind, "none">, (institution: string) => string> = {
  upz: (institution) => `UPZ di bawah ${institution}`,
  laz: (institution) => `${institution}, lembaga amil zakat berizin`,
  notification: (institution) => `${institution}, amil dengan pemberitahuan kepada pejabat berwenang`,
};

/** 'UPZ di bawah LAZ Contoh Umat. Nomor 021/UPZ/2026.' */
export function amilSentence({ kind, institution, number }: AmilBasis): string {
  return kind === "none" ? "" : `${WHO[kind](institution)}. Nomor ${number}.`;
}

export const ZAKAT_CLOSED =
  "Kami belum menerima zakat, karena dasar hukumnya belum kami punya. Kalkulatornya tetap bisa dipakai, dan infakmu tetap kami terima.";
