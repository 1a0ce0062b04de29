import { bank, bookedOn, post, timesPosted, unidentified } from "../../ledger/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { StoredLine } from "../queries/line-shares.ts";

/** The part of a line that the ledger keeps as unidentified. */
export const keptOf = ({ state, unclaimed }: Pick<StoredLine, "state" | "unclaimed">) =>
  state === "open" || state === "ignored" ? 0 : unclaimed;

/**
 * Posts between a bank account and unidentified money: a positive `change` becomes unidentified, a negative one now belongs
 * to a payment, on the bank's day. Events are numbered, because a line can change repeatedly; the caller holds its lock.
 */
export async function bookKept(
  tx: Tx,
  line: Pick<StoredLine, "id" | "bank"> & Partial<Pick<StoredLine, "day">>,
  change: number,
  description: string,
) {
  const series = `statement:${line.id}`;
  await post(tx, {
    event: `${series}:${(await timesPosted(tx, series)) + 1}`,
    description,
    at: await bookedOn(tx, line.day),
    legs: [
      { account: bank(line.bank), amount: change },
      { account: unidentified(), amount: -change },
    ],
  });
}
