/** Kinds of fund: given money is kept apart by them. Every ledger account for such money has one. */
export const FUND_KINDS = [
  "zakat",
  "infak_terikat",
  "infak_bebas",
  "wakaf",
  "dskl",
  "amil",
  "nonhalal",
] as const;
export type FundKind = (typeof FUND_KINDS)[number];

/** Kinds that people can give to. The other two are filled by the amil's share and by bank interest. */
export const GIVEN_KINDS = ["zakat", "infak_terikat", "infak_bebas", "wakaf", "dskl"] as const;
export type GivenKind = (typeof GIVEN_KINDS)[number];

export const FUND_KIND_LABEL: Record<FundKind, string> = {
  zakat: "Zakat",
  infak_terikat: "Infak terikat",
  infak_bebas: "Infak bebas",
  wakaf: "Wakaf",
  dskl: "Dana sosial keagamaan lain",
  amil: "Amil",
  nonhalal: "Nonhalal",
};

/** Beside the name, in a few words. */
export const FUND_KIND_LIMIT: Record<FundKind, string> = {
  zakat: "hanya kepada delapan asnaf",
  infak_terikat: "hanya untuk programnya",
  infak_bebas: "program apa pun yang halal",
  wakaf: "pokok tidak disalurkan",
  dskl: "kurban, fidyah, CSR",
  amil: "bagian pengelola",
  nonhalal: "hanya untuk fasilitas umum",
};

/** Explains the kinds of fund in the campaign editor. */
export const FUND_KIND_ABOUT: Record<GivenKind, string> = {
  zakat:
    "Zakat wajib dari harta, penghasilan atau jiwa, dan hanya sampai kepada delapan asnaf. Tidak boleh dipakai untuk operasional, bangunan umum, infak atau wakaf.",
  infak_terikat:
    "Infak atau sedekah yang diberikan untuk program yang disebut di halamannya. Hanya keluar untuk program itu, dan sisanya ke tempat yang sudah ditulis sebelumnya.",
  infak_bebas:
    "Infak atau sedekah tanpa syarat dari pemberinya. Boleh dipakai untuk program halal mana pun yang paling membutuhkan.",
  wakaf:
    "Harta yang pokoknya dijaga selamanya. Pokoknya tidak disalurkan: yang keluar hanya hasil pengelolaannya.",
  dskl: "Dana sosial keagamaan lain, seperti kurban, fidyah dan CSR perusahaan. Keluar hanya untuk tujuan yang disebut ketika diberikan.",
};

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

const OURS: readonly RecipientKind[] = ["operasional", "penggalangan"];
const PUBLIC: readonly RecipientKind[] = ["fasilitas_umum"];

/** To whom a kind of fund may go. The database holds the same (`may_receive`); a test compares the two. */
export function mayReceive(fund: FundKind, recipient: RecipientKind): boolean {
  if (fund === "zakat") return (ASNAF as readonly string[]).includes(recipient);
  if (fund === "amil") return OURS.includes(recipient);
  if (fund === "nonhalal") return PUBLIC.includes(recipient);
  return !OURS.includes(recipient);
}
export const recipientsOf = (fund: FundKind): RecipientKind[] =>
  RECIPIENT_KINDS.filter((recipient) => mayReceive(fund, recipient));

const MOVES: Record<FundKind, readonly FundKind[]> = {
  zakat: ["zakat"],
  infak_terikat: ["infak_terikat", "infak_bebas"],
  infak_bebas: ["zakat", "infak_terikat", "infak_bebas", "wakaf", "dskl"],
  wakaf: ["wakaf"],
  dskl: ["dskl", "infak_bebas"],
  amil: ["infak_bebas"],
  nonhalal: [],
};
/** Between which kinds two people may move money. The database holds the same (`may_move`); a test compares the two. */
export const mayMove = (from: FundKind, to: FundKind): boolean => MOVES[from].includes(to);

/**
 * The kinds of fund that an event's surplus may be moved to; ticket money itself has no kind. The database holds the same
 * (`check_transfer`).
 */
export const REST_OF_EVENT: readonly FundKind[] = ["infak_terikat", "infak_bebas"];

/** The sources of the amil's share, each with its own limit. */
export const AMIL_SOURCES = ["zakat", "infak"] as const;
export type AmilSource = (typeof AMIL_SOURCES)[number];

/** The kinds of fund that a source of the amil's share is. */
export const AMIL_SOURCE_OF: Partial<Record<FundKind, AmilSource>> = {
  zakat: "zakat",
  infak_terikat: "infak",
  infak_bebas: "infak",
};

/** What has a limit: both shares, and the cost of public collections. */
export const AMIL_LIMITS = [...AMIL_SOURCES, "collection"] as const;
export type AmilLimitName = (typeof AMIL_LIMITS)[number];
export const AMIL_LIMIT_LABEL: Record<AmilLimitName, string> = {
  zakat: "Zakat",
  infak: "Infak dan sedekah",
  collection: "Biaya pengumpulan umum",
};
