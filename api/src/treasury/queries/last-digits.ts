import { addOnOf, isQris, type QueuedPayment } from "@barakah/contract";
import type { QueueRow } from "./queue.ts";

/** Adds the check of the last three digits. */
export function judged({ id: _, ...row }: QueueRow): QueuedPayment {
  const expected = row.category === null ? null : addOnOf(row.category);
  // A QRIS amount is unique: a notice of it is a match; without one a person must look.
  if (isQris(row.method))
    return { ...row, expected_add_on: null, check: row.money_seen_at ? "match" : "look" };
  const doubtful = expected === null || !row.has_proof || row.proof_reused;
  const check =
    expected !== null && row.amount % 1000 !== expected ? "mismatch" : doubtful ? "look" : "match";
  return { ...row, expected_add_on: expected, check };
}
