import { createHash } from "node:crypto";
import type { Database } from "../../platform/database/database.ts";
import type { Caller } from "../../platform/rate-limit/caller.ts";
import { isHeardFrom } from "../queries/devices.ts";
import type { PayingLimits } from "./limits.ts";
import type { Holder } from "./reserve-amount.ts";

/** Where no device sees money come, paid gifts stay open until a treasurer has looked: so many times as many may be. */
const TIMES_UNSEEN = 10;

/** Who holds something that is not paid yet, opaque: a browser, a member, or all of a network who have no cookie. */
export const digestOf = (who: string) => createHash("sha256").update(who).digest("base64url");

/** Who asks for an amount on this account, for `reserve`: a browser, a member, or whoever else of a network has no cookie. */
export async function holderOf(
  { database, limits }: { database: Database; limits: PayingLimits },
  { network, browser }: Caller,
  memberId: number | undefined,
  account: string,
): Promise<Holder> {
  const own = browser === undefined ? memberId && `member ${memberId}` : `browser ${browser}`;
  const most = own ? limits.openGifts.own : limits.openGifts.withoutCookie;
  return {
    digest: digestOf(own || `network ${network}`),
    most: (await isHeardFrom(database.kysely, [account])) ? most : most * TIMES_UNSEEN,
  };
}
