import type { DemoStatement } from "./types.ts";

/** Imported statement lines and their decisions. */
export const statement: DemoStatement = {
  lines: [
    { bank: "bjb", words: "TRF SALMAN SAPUTRA ZAKAT MAL", amount: 2_500_075, daysAgo: 0, state: "open" },
    { bank: "bjb", words: "TRF MANDIRI AGUNG SAPUTRA", amount: 204_000, daysAgo: 0, state: "open" },
    { bank: "bjb", words: "SETORAN TUNAI KCP DAGO", amount: 125_000, daysAgo: 1, state: "open" },
    { bank: "bsi", words: "SETORAN TUNAI TANPA NAMA", amount: 300_000, daysAgo: 2, state: "unidentified" },
    { bank: "bsi", words: "BAGI HASIL GIRO", amount: 12_750, daysAgo: 3, state: "ignored" },
  ],
  unseen: 5,
};
