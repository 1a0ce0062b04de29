import type { GivenKind } from "../ledger/fund-kinds.ts";

/** The sentence below a fund kind on a campaign page. In its own file, so that the page does not load the back office's labels. */
export const FUND_KIND_PROMISE: Record<GivenKind, string> = {
  zakat: "Hanya disalurkan kepada delapan golongan yang berhak.",
  infak_terikat: "Hanya boleh dipakai untuk program ini.",
  infak_bebas: "Boleh dipakai untuk program apa pun yang paling membutuhkan.",
  wakaf: "Pokoknya dijaga selamanya; yang disalurkan hanya hasilnya.",
  dskl: "Dana sosial keagamaan lain: hanya untuk tujuan yang disebut di sini.",
};
