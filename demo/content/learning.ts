import type { DemoLearning } from "./types.ts";

/** Courses of the demo member, newest last. */
export const learning: DemoLearning[] = [
  { course: "foto-produk-cukup-pakai-hp", state: "learning", daysAgo: 21, done: "all" },
  { course: "mengelola-keuangan-keluarga-syariah", state: "learning", daysAgo: 9, done: 2 },
  {
    course: "ekspor-produk-halal-untuk-umkm",
    state: "rejected",
    daysAgo: 6,
    done: 0,
    reason: "Nominal pada bukti transfer tidak terbaca. Mohon kirim foto yang lebih jelas.",
  },
  { course: "fiqih-muamalah-untuk-pemula", state: "learning", daysAgo: 3, done: 1 },
  { course: "dasar-investasi-syariah", state: "paying", daysAgo: 1, done: 0 },
];
