import { createHash } from "node:crypto";
import type { Database } from "../../platform/database/database.ts";
import type { Caller } from "../../platform/rate-limit/caller.ts";
import { isHeardFrom } from "../queries/phone-heard.ts";
import type { PayingLimits } from "./limit-started-payments.ts";
import type { Holder } from "./reserve-qris-amount.ts";

/** Without a paired phone, paid gifts stay open until a treasurer verifies them: the limit is higher. */
const TIMES_UNSEEN = 10;

/** A hash, so that the database does not store who reserved something that is not paid yet. */
export const opaqueId = (who: string) => createHash("sha256").update(who).digest("base64url");

/**
 * How many unpaid QRIS amounts the caller may hold at once. A holder is a browser, else a member, else a network. `reserve`
 * enforces it: above the limit, another amount of the same holder is given up.
 */
export async function holderOf(
  { database, limits }: { database: Database; limits: PayingLimits },
  { network, browser }: Caller,
  memberId: number | undefined,
  account: string,
): Promise<Holder> {
  const own = browser === undefined ? memberId && `member ${memberId}` : `browser ${browser}`;
  const most = own ? limits.openGifts.own : limits.openGifts.withoutCookie;
  return {
    digest: opaqueId(own || `network ${network}`),
    most: (await isHeardFrom(database.kysely, [account])) ? most : most * TIMES_UNSEEN,
  };
}
