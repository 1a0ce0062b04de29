import type { Bank } from "@barakah/contract";
import type { Tx } from "../../platform/database/database.ts";
import { lockPayment, type PaymentMethod, updatePayment } from "../queries/payments.ts";
import { claimTransfer, type Transfer } from "./claim-transfer.ts";

/** The proof of a transfer for a payment that waits, also for one that was meant to be paid otherwise. */
export async function payByTransfer(
  tx: Tx,
  paymentId: string,
  bank: Bank,
  transfer: Transfer,
): Promise<void> {
  const { method, seen_amount } = await lockPayment(tx, paymentId);
  await claimTransfer(tx, paymentId, transfer);
  // Where part of it has come, the rest belongs to the same account of ours; another one is joined when its line is seen.
  if (method !== bank && seen_amount === 0)
    await updatePayment(tx, paymentId, { method: bank, expires_at: null });
}

/** The money came by this QRIS of ours, whatever the payer chose since. The caller holds the payment's lock. */
export const noteMethod = (tx: Tx, paymentId: string, method: string) =>
  updatePayment(tx, paymentId, { method: method as PaymentMethod });

/** The money came to another of our accounts than the payer had chosen. The caller holds the payment's lock. */
export async function arrivedAtBank(tx: Tx, paymentId: string, bank: Bank) {
  await updatePayment(tx, paymentId, { method: bank });
}
