import type { News } from "../../accounts/index.ts";
import { type Payment, writeAbout } from "../../payments/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs.ts";

export interface Telling {
  jobs: Jobs;
  publicUrl: string;
}

/** By mail what members also read in the app: guests have no other news. */
export async function writeToPayer(
  tx: Tx,
  parts: Telling,
  payment: Payment,
  news: (News & { receipt?: string | undefined }) | undefined,
): Promise<boolean> {
  return news !== undefined && writeAbout(tx, parts, payment, news);
}
