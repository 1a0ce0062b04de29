import type { Database, Tx } from "../../platform/database/database.ts";
import { issueReceipts } from "../lifecycle/renew-receipts.ts";
import type { Sellers } from "../lifecycle/seller.ts";
import { giftsWithoutReceipt, lockVerified, paidToAnotherKind, voidReceiptsOf } from "../queries/receipts.ts";

/** The name of the job; the doctor asks when it last ran. */
export const MISSING_RECEIPTS = "missing-receipts";

const AT_ONCE = 2000;

/** What receipts need of payments. */
export interface ReceiptParts {
  database: Database;
  sellers: Sellers;
}

/** How many of these were given a receipt, in a transaction of their own. */
const someOf = ({ database }: ReceiptParts, work: (tx: Tx) => Promise<number>): Promise<number> =>
  database.transact(work);

async function untilNone(work: () => Promise<number>): Promise<void> {
  while ((await work()) > 0);
}

const issueSome = (parts: ReceiptParts) =>
  someOf(parts, async (tx) => {
    const kinds = parts.sellers.ofGifts().map(({ kind }) => kind);
    const gifts = await giftsWithoutReceipt(tx, kinds, AT_ONCE);
    return gifts.length === 0 ? 0 : (await issueReceipts(tx, parts.sellers, gifts)).length;
  });

/** Of what kind a campaign's fund is was guessed until somebody confirmed it: paper that says otherwise is replaced. */
const correctSome = (parts: ReceiptParts) =>
  someOf(parts, async (tx) => {
    const gifts = await paidToAnotherKind(tx, AT_ONCE);
    const held = await lockVerified(tx, gifts);
    for (const id of held) await voidReceiptsOf(tx, id, "corrected", null);
    return held.length === 0 ? 0 : (await issueReceipts(tx, parts.sellers, held)).length;
  });

/**
 * Receipts for gifts that were verified before there were any, or by an older copy of the app. In small transactions, so that
 * nobody who decides about one of these gifts meanwhile waits for all of them.
 */
export async function issueMissing(parts: ReceiptParts): Promise<void> {
  await untilNone(() => issueSome(parts));
  await untilNone(() => correctSome(parts));
}
