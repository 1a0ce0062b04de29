import type { Database, Tx } from "../../platform/database/database.ts";
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

/** Issues some in their own transaction; returns how many. */
const someOf = ({ database }: ReceiptParts, work: (tx: Tx) => Promise<number>): Promise<number> =>
  database.transact(work);

async function untilNone(work: () => Promise<number>): Promise<void> {
  while ((await work()) > 0);
}

const issueSome = (parts: ReceiptParts) =>
  someOf(parts, async (tx) => {
    const kinds = parts.payables.ofGifts().map(({ kind }) => kind);
    const gifts = await giftsWithoutReceipt(tx, kinds, AT_ONCE);
    return gifts.length === 0 ? 0 : (await issueReceipts(tx, parts.payables, gifts)).length;
  });

/** The kind of a campaign's fund may have been guessed until staff confirmed it: other receipts are replaced. */
const correctSome = (parts: ReceiptParts) =>
  someOf(parts, async (tx) => {
    const gifts = await paidToAnotherKind(tx, AT_ONCE);
    const held = await lockVerified(tx, gifts);
    for (const id of held) await voidReceiptsOf(tx, id, "corrected", null);
    return held.length === 0 ? 0 : (await issueReceipts(tx, parts.payables, held)).length;
  });

/**
 * Receipts for gifts that were verified before receipts existed, or by an older instance of the app. Small transactions,
 * so that decisions about these gifts do not wait.
 */
export async function issueMissing(parts: ReceiptParts): Promise<void> {
  await untilNone(() => issueSome(parts));
  await untilNone(() => correctSome(parts));
}
