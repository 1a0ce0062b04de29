import { bank, bookedOn, payers, post } from "../../ledger/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, existing } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { noteInHistory } from "../queries/history.ts";
import { lockPayment, type Payment, updatePayment } from "../queries/payments.ts";
import { changeRefund, refundById, type StoredRefund } from "../queries/refunds.ts";
import type { Destination } from "./payers-account.ts";

export interface Transferred extends Destination {
  /** Our account. */
  from: string;
  paid_on: string;
  /** The bank's number of the transfer. */
  reference: string;
  by: number;
}

/** The promised refund was transferred. The lock ensures that it is recorded once. */
export async function payRefund(
  tx: Tx,
  refundId: number,
  { from, paid_on, reference, by, ...to }: Transferred,
): Promise<{ refund: StoredRefund; payment: Payment }> {
  const known = existing(await refundById(tx, refundId), "Pengembalian ini tidak ditemukan.");
  const before = await lockPayment(tx, known.payment_id);
  const now = await refundById(tx, refundId);
  if (now?.status !== "owed") throw conflict("refund_done", "Pengembalian ini sudah dibayarkan.");
  if (now.waits)
    throw conflict(
      "refund_waits",
      "Pengembalian ini belum boleh ditransfer: petugas keuangan menyetujuinya dahulu.",
    );
  const refund = await changeRefund(tx, refundId, {
    ...to,
    status: "paid",
    paid_from: from,
    paid_on,
    paid_by: by,
    paid_reference: reference,
  });
  await post(tx, {
    event: `refund:${refundId}:paid`,
    paymentId: before.id,
    description: `${before.reference} dikembalikan ke ${to.bank} ${to.account_number}`,
    at: await bookedOn(tx, paid_on),
    legs: [
      { account: payers(), amount: refund.amount },
      { account: bank(from), amount: -refund.amount },
    ],
  });
  const payment = await updatePayment(tx, before.id, { held_amount: before.held_amount - refund.amount });
  const reason = `${rupiah(refund.amount)} ditransfer ke ${to.bank} ${to.account_number} (${reference})`;
  await noteInHistory(tx, payment, { as: "staff", by, reason });
  return { refund, payment };
}
