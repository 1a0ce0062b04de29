import type { Tx } from "../platform/database/database.ts";
import { isLastAdministrator, lockAdministrators } from "./queries/last-administrator.ts";
import { lastAdministrator } from "./refusals.ts";

/**
 * Asked first by everything that takes an administrator away: a role, a suspension, a deleted account. They wait here for
 * one another, so that two cannot each believe that the other one remains.
 */
export async function keepAnAdministrator(tx: Tx, without: number): Promise<void> {
  await lockAdministrators(tx);
  if (await isLastAdministrator(tx, without)) throw lastAdministrator();
}
