import type { Database, Tx } from "../../platform/database/database.ts";
import { allowLongStatements } from "../../platform/database/session.ts";
import { daysSinceRun } from "../../platform/jobs.ts";
import { issueReceipts } from "../lifecycle/issue-receipts.ts";
import type { Payables } from "../lifecycle/payable.ts";
import { giftsWithoutReceipt, lockVerified, paidToAnotherKind, voidReceiptsOf } from "../queries/receipts.ts";

/** Also checked by the doctor. */
export const MISSING_RECEIPTS = "missing-receipts";

const AT_ONCE = 2000;

export interface ReceiptParts {
  database: Database;
  payables: Payables;
}

/** Issues some in their own transaction; returns how many. The whole history may take longer than a person's call. */
const someOf = ({ database }: ReceiptParts, days: number | undefined, work: (tx: Tx) => Promise<number>) =>
  database.transact(async (tx) => {
    if (days === undefined) await allowLongStatements(tx);
    return work(tx);
  });

async function untilNone(work: () => Promise<number>): Promise<void> {
  while ((await work()) > 0);
}

const issueSome = (parts: ReceiptParts, days: number | undefined) =>
  someOf(parts, days, async (tx) => {
    const kinds = parts.payables.ofGifts().map(({ kind }) => kind);
    const gifts = await giftsWithoutReceipt(tx, kinds, AT_ONCE, days);
    return gifts.length === 0 ? 0 : (await issueReceipts(tx, parts.payables, gifts)).length;
  });

/** The kind of a campaign's fund may have been guessed until staff confirmed it: other receipts are replaced. */
const correctSome = (parts: ReceiptParts, days: number | undefined) =>
  someOf(parts, days, async (tx) => {
    const gifts = await paidToAnotherKind(tx, AT_ONCE, days);
    const held = await lockVerified(tx, gifts);
    for (const id of held) await voidReceiptsOf(tx, id, "corrected", null);
    return held.length === 0 ? 0 : (await issueReceipts(tx, parts.payables, held)).length;
  });

/**
 * Receipts for gifts that were verified before receipts existed, or by an older instance of the app. Small transactions,
 * so that decisions about these gifts do not wait. With `days` only gifts that were verified, and campaigns whose kind was
 * confirmed, since then.
 */
export async function issueMissing(parts: ReceiptParts, days?: number): Promise<void> {
  await untilNone(() => issueSome(parts, days));
  await untilNone(() => correctSome(parts, days));
}

/** An older instance of the app is stopped within a day of the upgrade; one day more for time zones and patience. */
const RECENT_DAYS = 2;

/** The first run looks at all gifts; later runs only at those since the last run, because looking at millions takes minutes. */
export function missingReceipts(parts: ReceiptParts): () => Promise<void> {
  return async () => {
    const rested = await daysSinceRun(parts.database.kysely, MISSING_RECEIPTS);
    await issueMissing(parts, rested === undefined ? undefined : rested + RECENT_DAYS);
  };
}
