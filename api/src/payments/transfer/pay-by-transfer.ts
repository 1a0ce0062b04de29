import type { Bank } from "@barakah/contract";
import type { Tx } from "../../platform/database/database.ts";
import { lockPayment, type PaymentMethod, updatePayment } from "../queries/payments.ts";
import { claimTransfer, type Transfer } from "./claim-transfer.ts";

/** A proof of transfer, also for a payment begun with another method. */
export async function payByTransfer(
  tx: Tx,
  paymentId: string,
  bank: Bank,
  transfer: Transfer,
): Promise<void> {
  const { method, seen_amount } = await lockPayment(tx, paymentId);
  await claimTransfer(tx, paymentId, transfer);
  // After a part payment the bank stays; another one is noted when its line is seen.
  if (method !== bank && seen_amount === 0)
    await updatePayment(tx, paymentId, { method: bank, expires_at: null });
}

/** The money arrived by this QRIS. The caller holds the payment's lock. */
export const noteMethod = (tx: Tx, paymentId: string, method: string) =>
  updatePayment(tx, paymentId, { method: method as PaymentMethod });

/** The money arrived at another bank than chosen. The caller holds the payment's lock. */
export async function arrivedAtBank(tx: Tx, paymentId: string, bank: Bank) {
  await updatePayment(tx, paymentId, { method: bank });
}
