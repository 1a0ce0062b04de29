import { secondPerson } from "../payments/index.ts";
import type { Actor } from "../platform/actor.ts";
import type { Tx } from "../platform/database/database.ts";
import { decidedAlone } from "./queries/decided-alone.ts";

/** Whether a voucher may cost more than its maker may still give away alone in 24 hours. */
export async function voucherNeedsTwo(tx: Tx, actor: Actor, total: number): Promise<boolean> {
  const { payoutLimit, worksAlone } = await secondPerson(tx);
  return (await decidedAlone(tx, actor.memberId)) + total > payoutLimit && !worksAlone;
}
