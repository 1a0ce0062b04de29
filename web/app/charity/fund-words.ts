import type { Campaign } from "@barakah/contract";

/**
 * What a giver reads of kinds of fund. The names are made of the words themselves: the contract's list of them, which the back
 * office has, would be one more file on a campaign's page. A test compares the two.
 */
export const spelled = (word: string) =>
  word === "dskl" ? "DSKL" : `${word.charAt(0).toUpperCase()}${word.slice(1).replaceAll("_", " ")}`;

export const FUND_PROMISE: Record<Campaign["fund_kind"], string> = {
  zakat: "Hanya disalurkan kepada delapan golongan yang berhak.",
  infak_terikat: "Hanya boleh dipakai untuk program ini.",
  infak_bebas: "Boleh dipakai untuk program apa pun yang paling membutuhkan.",
  wakaf: "Pokoknya dijaga selamanya; yang disalurkan hanya hasilnya.",
  dskl: "Dana sosial keagamaan lain: hanya untuk tujuan yang disebut di sini.",
};
