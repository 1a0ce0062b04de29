import type { News } from "../../accounts/index.ts";
import { letterAbout, type Payment, payerAddress } from "../../payments/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Jobs } from "../../platform/jobs.ts";

export interface Telling {
  jobs: Jobs;
  publicUrl: string;
}

/** By mail what members also read in the app: guests too gave, and some left an address. */
export async function writeToPayer(
  tx: Tx,
  { jobs, publicUrl }: Telling,
  payment: Payment,
  news: (News & { receipt?: string | undefined }) | undefined,
) {
  if (!news) return;
  const to = await payerAddress(tx, payment);
  if (to) await jobs.add(tx, "mail", { to, ...letterAbout(publicUrl, payment, news) });
}
