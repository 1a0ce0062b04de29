import { bookedOn, postReversal } from "../../ledger/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, existing } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { noteInHistory } from "../queries/history.ts";
import { lockPayment, updatePayment } from "../queries/payments.ts";
import { changeRefund, insertRefund, refundById, type StoredRefund } from "../queries/refunds.ts";

/** A transferred refund, locked by its payment. */
export async function lockSentRefund(tx: Tx, id: number) {
  const known = existing(await refundById(tx, id), "Pengembalian ini tidak ditemukan.");
  const payment = await lockPayment(tx, known.payment_id);
  const refund = (await refundById(tx, id)) ?? known;
  if (refund.status === "returned")
    throw conflict("already_returned", "Pengembalian ini sudah dicatat kembali dari bank.");
  if (refund.way !== "transfer" || refund.status !== "paid" || !refund.paid_from || !refund.paid_on)
    throw conflict("refund_unpaid", "Pengembalian ini belum ditandai sudah ditransfer.");
  return { payment, refund: { ...refund, paid_from: refund.paid_from, paid_on: refund.paid_on } };
}

/**
 * The bank gave the transfer of a refund back: it is the payer's credit again, and promised anew. The account is asked for
 * again, because the bank did not take the old one.
 */
export async function returnRefund(
  tx: Tx,
  { payment: before, refund }: Awaited<ReturnType<typeof lockSentRefund>>,
  { by, reason, event, on }: { by: number; reason: string; event: string; on: string },
): Promise<StoredRefund> {
  await changeRefund(tx, refund.id, { status: "returned" });
  await postReversal(tx, `refund:${refund.id}:paid`, {
    event,
    description: `${before.reference}: pengembalian kembali dari bank: ${reason}`,
    at: await bookedOn(tx, on),
  });
  const payment = await updatePayment(tx, before.id, { held_amount: before.held_amount + refund.amount });
  const said = `transfer ${rupiah(refund.amount)} ke ${refund.bank} ${refund.account_number} kembali dari bank: ${reason}`;
  await noteInHistory(tx, payment, { as: "staff", by, reason: said });
  return insertRefund(tx, {
    ...{ payment_id: payment.id, amount: refund.amount, part: refund.part, way: "transfer", status: "owed" },
    ...{ refund_key: null, taken_event: refund.taken_event, reason: refund.reason, decided_by: by },
    ...{ paid_from: null, paid_on: null, paid_by: null },
  });
}
