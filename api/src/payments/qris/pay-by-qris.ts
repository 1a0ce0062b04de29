import {
  isGiven,
  isQris,
  PAYMENT_MINUTES,
  type QrisMethod,
  type quotePayment,
  type ResponseOf,
} from "@barakah/contract";
import { discount } from "../../ledger/index.ts";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import { conflict, notFound } from "../../platform/errors.ts";
import { drawCode, svgOf } from "../../platform/qr-code.ts";
import { pageOf } from "../lifecycle/page-address.ts";
import { reserve } from "../lifecycle/reserve-qris-amount.ts";
import { leaveOnline } from "../online/end-online.ts";
import { ONLINE } from "../online/method.ts";
import type { OnlineParts } from "../online/online.ts";
import { holdOf } from "../queries/amount-holds.ts";
import { newestClaim } from "../queries/claims.ts";
import { noteInHistory } from "../queries/history.ts";
import { activeMerchant } from "../queries/merchants.ts";
import { lockPayment, type Payment, updatePayment } from "../queries/payments.ts";
import { insertShares } from "../queries/shares.ts";
import { qrisMethodFor, qrisUnavailable } from "./offers.ts";
import { payloadFor } from "./qris-code.ts";

export async function presentQuote(
  reader: Reader,
  payment: Payment,
): Promise<ResponseOf<typeof quotePayment>> {
  const hold = await holdOf(reader, payment.id);
  const merchant = await activeMerchant(reader, payment.method);
  if (!hold || !merchant || !payment.expires_at) throw qrisUnavailable();
  const payload = payloadFor(merchant, payment.amount);
  return {
    reference: payment.reference,
    page: pageOf(payment),
    base: payment.amount - hold.code,
    code: hold.code,
    amount: payment.amount,
    pay_before: payment.expires_at,
    qris: { payload, svg: svgOf(drawCode(payload)), merchant_name: merchant.merchant_name },
  };
}

const paymentTaken = () =>
  conflict("payment_closed", "Pembayaran ini sudah tidak menunggu, atau sudah dibayar sebagian.");

async function moveToQris(tx: Tx, before: Payment, method: QrisMethod): Promise<Payment> {
  const payment = await lockPayment(tx, before.id);
  if (isQris(payment.method) && payment.status === "pending") return payment;
  const untouched =
    payment.seen_amount === 0 && payment.held_amount === 0 && !(await newestClaim(tx, payment.id));
  if (payment.status !== "pending" || !untouched || (await holdOf(tx, payment.id))) throw paymentTaken();
  const expires = new Date(Date.now() + PAYMENT_MINUTES * 60_000).toISOString();
  const code = await reserve(tx, { method, paymentId: payment.id, expires }, payment.amount, {
    as: "discount",
  });
  await insertShares(tx, payment.id, [{ account: discount(), amount: code }]);
  const moved = await updatePayment(tx, payment.id, {
    method,
    amount: payment.amount + code,
    expires_at: expires,
  });
  await noteInHistory(tx, moved, { as: "payer", reason: "dibayar dengan QRIS" });
  return moved;
}

/** Switches a pending online payment to QRIS. */
export async function payByQris(
  payments: { database: Database; online: OnlineParts | undefined },
  payment: Payment,
): Promise<Payment> {
  const { database, online } = payments;
  const method = await qrisMethodFor(database.kysely, payment.kind);
  if (isGiven(payment.kind)) throw notFound("Pembayaran tidak ditemukan.");
  if (payment.method === ONLINE && payment.status === "pending" && online) await leaveOnline(online, payment);
  return database.transact((tx) => moveToQris(tx, payment, method));
}
