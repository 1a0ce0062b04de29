import { bank, post, timesPosted, unidentified } from "../../ledger/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { StoredLine } from "../queries/line-shares.ts";

/** What the ledger keeps of a line as nobody's. */
export const keptOf = ({ state, unclaimed }: Pick<StoredLine, "state" | "unclaimed">) =>
  state === "open" || state === "ignored" ? 0 : unclaimed;

/**
 * Between a bank account and the money of nobody known: `change` above zero came in, below zero has an owner now. A line
 * can come and go more than once, so its events are numbered; the caller holds its lock.
 */
export async function bookKept(
  tx: Tx,
  line: Pick<StoredLine, "id" | "bank">,
  change: number,
  description: string,
) {
  const series = `statement:${line.id}`;
  await post(tx, {
    event: `${series}:${(await timesPosted(tx, series)) + 1}`,
    description,
    legs: [
      { account: bank(line.bank), amount: change },
      { account: unidentified(), amount: -change },
    ],
  });
}
