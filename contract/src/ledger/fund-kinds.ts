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
