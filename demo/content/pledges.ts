import type { Rhythm } from "@barakah/contract";

export interface DemoPledge {
  campaign: string;
  amount: number;
  rhythm: Rhythm;
  /** Days ago. */
  madeAgo: number;
  pausedAgo?: number;
}

/** Pledges of the demo member; gifts of theirs to the same campaign are what came of them. */
export const pledges: DemoPledge[] = [
  {
    campaign: "sedekah-jumat-paket-sembako-dhuafa",
    amount: 50_000,
    rhythm: { every: "month", day: 25 },
    madeAgo: 150,
  },
  {
    campaign: "bangun-masjid-al-barakah-desa-sukamaju",
    amount: 100_000,
    rhythm: { every: "hijri", day: 13 },
    madeAgo: 100,
    pausedAgo: 40,
  },
];
