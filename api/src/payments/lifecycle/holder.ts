import { createHash } from "node:crypto";
import type { Database } from "../../platform/database/database.ts";
import type { Caller } from "../../platform/rate-limit/caller.ts";
import { isHeardFrom } from "../queries/devices.ts";
import type { PayingLimits } from "./limits.ts";
import type { Holder } from "./reserve-amount.ts";

/** Without a notice device, paid gifts stay open until a treasurer verifies them: the limit is higher. */
const TIMES_UNSEEN = 10;

/** Who holds something that is not paid yet, opaque: a browser, a member, or all of a network who have no cookie. */
export const digestOf = (who: string) => createHash("sha256").update(who).digest("base64url");

/** Who reserves an amount: a browser, a member, or everybody of a network without our cookie. */
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
