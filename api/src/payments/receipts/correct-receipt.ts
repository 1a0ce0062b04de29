import type { Tx } from "../../platform/database/database.ts";
import { conflict, existing } from "../../platform/errors.ts";
import { issueReceipts } from "../lifecycle/issue-receipts.ts";
import type { Payables } from "../lifecycle/payable.ts";
import { refuseOwnMoney } from "../lifecycle/refuse-own-money.ts";
import { lockPayment } from "../queries/payments.ts";
import { lastReceipt, type Receipt, receiptByNumber, voidReceipt } from "../queries/receipts.ts";

interface Correcting {
  number: string;
  by: number;
  reason: string;
}

/** Locks the receipt's payment. */
async function locked(tx: Tx, { number, by, reason }: Correcting): Promise<Receipt> {
  const found = existing(await receiptByNumber(tx, number), "Tanda terima ini tidak ditemukan.");
  const payment = await lockPayment(tx, found.payment_id);
  await refuseOwnMoney(tx, payment, { as: "staff", by, reason });
  if (payment.status !== "verified")
    throw conflict(
      "not_verified",
      "Pembayarannya tidak terverifikasi, jadi tidak ada tanda terima yang berlaku.",
    );
  return (await receiptByNumber(tx, number)) ?? found;
}

/** Voids a receipt without replacement. */
export async function withdrawReceipt(tx: Tx, correcting: Correcting): Promise<Receipt> {
  const receipt = await locked(tx, correcting);
  if (receipt.void_at) throw conflict("receipt_void", "Tanda terima ini sudah dibatalkan.");
  await voidReceipt(tx, receipt.number, "withdrawn", correcting.by, correcting.reason);
  return receipt;
}

/** Replaces a receipt, also a withdrawn last one, with the corrected name. */
export async function replaceReceipt(
  tx: Tx,
  payables: Payables,
  correcting: Correcting,
  named: { payer_name: string; on_behalf: string },
): Promise<{ before: Receipt; number: string }> {
  const before = await locked(tx, correcting);
  if ((await lastReceipt(tx, before)) !== before.number)
    throw conflict("receipt_replaced", "Tanda terima ini sudah ada penggantinya. Perbaiki yang terbaru.");
  await voidReceipt(tx, before.number, "corrected", correcting.by, correcting.reason);
  const hidden = before.payer_name !== before.shown_as;
  const onPaper = { ...named, shown_as: hidden ? before.shown_as : named.payer_name };
  const issued = await issueReceipts(tx, payables, [before.payment_id], {
    officer: correcting.by,
    onPaper,
    only: before.kind,
  });
  const [receipt] = issued;
  if (!receipt) throw conflict("not_verified", "Tidak ada yang dapat ditulis di tanda terima ini.");
  return { before, number: receipt.number };
}
