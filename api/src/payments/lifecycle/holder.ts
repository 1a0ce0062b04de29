import { createHash } from "node:crypto";
import type { Reader } from "../../platform/database/database.ts";
import { isHeardFrom } from "../queries/devices.ts";
import type { Holder } from "./reserve-amount.ts";

/**
 * Gifts by QRIS that may wait for their money at the same time: of one browser, and of all calls from one network that have no
 * browser's cookie. Those that are paid do not count: a volunteer's tablet takes any number of gifts in a row.
 */
const OPEN = { browser: 6, network: 20 };
/** Where no device sees money come, paid gifts are open until a treasurer has looked: so many times as many may be. */
const TIMES_UNSEEN = 10;

/** Who asks for an amount on this account, for `reserve`. */
export async function holderOf(
  reader: Reader,
  { network, browser }: { network: string; browser?: string | undefined },
  account: string,
): Promise<Holder> {
  const name = browser === undefined ? `network ${network}` : `browser ${browser}`;
  const most = browser === undefined ? OPEN.network : OPEN.browser;
  return {
    digest: createHash("sha256").update(name).digest("base64url"),
    most: (await isHeardFrom(reader, [account])) ? most : most * TIMES_UNSEEN,
  };
}
