import type { Tx } from "../../platform/database/database.ts";
import { conflict, existing } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import type { Payables } from "../lifecycle/payable.ts";
import { putBack } from "../lifecycle/refund-payment.ts";
import { refuseOwnMoney } from "../lifecycle/refuse-own-money.ts";
import { noteInHistory } from "../queries/history.ts";
import { lockPayment, type Payment } from "../queries/payments.ts";
import { changeRefund, refundById, type StoredRefund } from "../queries/refunds.ts";

function refuseDone({ status }: StoredRefund) {
  if (status === "withdrawn") throw conflict("refund_withdrawn", "Pengembalian ini sudah dibatalkan.");
  if (status !== "owed")
    throw conflict("refund_done", "Pengembalian ini sudah dibayarkan, jadi tidak dapat dibatalkan lagi.");
}

/**
 * Withdraws a promised refund: what was taken from the payment counts again, and the payer's credit stays. The lock ensures
 * that it is not paid at the same time.
 */
export async function withdrawRefund(
  tx: Tx,
  payables: Payables,
  refundId: number,
  { by, reason }: { by: number; reason: string },
): Promise<{ refund: StoredRefund; payment: Payment }> {
  const known = existing(await refundById(tx, refundId), "Pengembalian ini tidak ditemukan.");
  const before = await lockPayment(tx, known.payment_id);
  const promised = (await refundById(tx, refundId)) ?? known;
  refuseDone(promised);
  const words = `pengembalian ${rupiah(promised.amount)} dibatalkan: ${reason}`;
  const decision = { as: "staff", by, reason: words } as const;
  await refuseOwnMoney(tx, before, decision);
  const refund = await changeRefund(tx, refundId, {
    status: "withdrawn",
    withdrawn_by: by,
    withdrawn_reason: reason,
  });
  if (promised.taken_event)
    return { refund, payment: await putBack(tx, payables, before, promised.taken_event, decision) };
  await noteInHistory(tx, before, decision);
  return { refund, payment: before };
}
