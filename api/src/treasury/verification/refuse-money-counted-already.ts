import { lockPayments } from "../../payments/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { candidatesFor } from "../queries/match-lines.ts";

/**
 * Refuses to count money twice that is already in the ledger as unidentified. Runs under the payment's lock, which also
 * serialises keeping a line as unidentified.
 */
export async function refuseKept(tx: Tx, reference: string) {
  const [payment] = await lockPayments(tx, [reference]);
  if (!payment) return;
  const line = (await candidatesFor(tx, payment.id)).find(({ kept, named }) => kept && named);
  if (!line) return;
  const { payer_name, amount } = payment;
  throw conflict(
    "line_kept",
    `Uang ini sudah tercatat sebagai belum diketahui dari siapa: baris "${line.description}". Kaitkan baris itu, agar tidak tercatat dua kali.`,
    { facts: { candidate: { line: line.id, reference, payer_name, amount } } },
  );
}
