import type { DemoGift } from "./types.ts";

const ZAKAT = "zakat-mal-untuk-delapan-golongan";
const FRIDAY = "sedekah-jumat-paket-sembako-dhuafa";
const MOSQUE = "bangun-masjid-al-barakah-desa-sukamaju";

/** Gifts of the demo member. */
export const giving: DemoGift[] = [
  { campaign: FRIDAY, amount: 50_000, daysAgo: 112 },
  { campaign: ZAKAT, amount: 231_000, daysAgo: 98 },
  { campaign: MOSQUE, amount: 250_000, daysAgo: 71 },
  { campaign: ZAKAT, amount: 231_000, daysAgo: 67 },
  { campaign: FRIDAY, amount: 50_000, daysAgo: 56 },
  { campaign: "modal-tanpa-riba-pedagang-kecil", amount: 300_000, daysAgo: 50 },
  {
    campaign: "sumur-air-bersih-dusun-karangkering",
    amount: 500_000,
    daysAgo: 44,
    onBehalf: "Almarhumah Ibu Salmah",
  },
  { campaign: ZAKAT, amount: 231_000, daysAgo: 36 },
  { campaign: FRIDAY, amount: 75_000, daysAgo: 21 },
  { campaign: "tanggap-darurat-banjir-bandang", amount: 100_000, daysAgo: 5, hidden: true },
];
