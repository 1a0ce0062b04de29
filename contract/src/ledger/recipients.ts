/** The eight who may receive zakat (Quran 9:60). */
export const ASNAF = [
  "fakir",
  "miskin",
  "amil",
  "mualaf",
  "riqab",
  "gharimin",
  "fisabilillah",
  "ibnu_sabil",
] as const;

export type Asnaf = (typeof ASNAF)[number];

export const ASNAF_LABEL: Record<Asnaf, string> = {
  fakir: "Fakir",
  miskin: "Miskin",
  amil: "Amil",
  mualaf: "Mualaf",
  riqab: "Riqab",
  gharimin: "Gharimin",
  fisabilillah: "Fisabilillah",
  ibnu_sabil: "Ibnu sabil",
};

/** What a payout that is no zakat was for. */
export const PROGRAMME_LABEL = {
  kemanusiaan: "Kemanusiaan dan bencana",
  kesehatan: "Kesehatan",
  pendidikan: "Pendidikan",
  ekonomi: "Ekonomi",
  dakwah: "Dakwah",
  lingkungan: "Lingkungan",
  pembangunan: "Pembangunan sarana",
  sosial: "Sosial",
  operasional: "Operasional",
  penggalangan: "Biaya pengumpulan",
  fasilitas_umum: "Fasilitas umum",
} as const;

export type Programme = keyof typeof PROGRAMME_LABEL;

export const PROGRAMMES = Object.keys(PROGRAMME_LABEL) as [Programme, ...Programme[]];

export type RecipientKind = Asnaf | Programme;

export const RECIPIENT_KINDS = [...ASNAF, ...PROGRAMMES] as const;

export const recipientLabel = (kind: RecipientKind): string =>
  kind in ASNAF_LABEL ? ASNAF_LABEL[kind as Asnaf] : PROGRAMME_LABEL[kind as Programme];
