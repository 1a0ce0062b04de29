import type { GivenKind } from "../ledger/fund-kinds.ts";

/** What a giver reads below the name of a kind of fund. Apart from the words of the back office: a campaign's page needs only this. */
export const FUND_KIND_PROMISE: Record<GivenKind, string> = {
  zakat: "Hanya disalurkan kepada delapan golongan yang berhak.",
  infak_terikat: "Hanya boleh dipakai untuk program ini.",
  infak_bebas: "Boleh dipakai untuk program apa pun yang paling membutuhkan.",
  wakaf: "Pokoknya dijaga selamanya; yang disalurkan hanya hasilnya.",
  dskl: "Dana sosial keagamaan lain: hanya untuk tujuan yang disebut di sini.",
};
