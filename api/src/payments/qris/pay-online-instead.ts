import { isQris } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { ONLINE } from "../online/method.ts";
import { newestClaim } from "../queries/claims.ts";
import { noteInHistory } from "../queries/history.ts";
import { noticesFor } from "../queries/notices.ts";
import { lockPayment, type Payment, updatePayment } from "../queries/payments.ts";

/**
 * Switches a pending QRIS payment to online. It keeps its amount: a saved QRIS code may still be paid, and the notice
 * finds it.
 */
export const payOnlineInstead = ({ transact }: Database, { id }: Payment): Promise<Payment> =>
  transact(async (tx) => {
    const payment = await lockPayment(tx, id);
    if (!isQris(payment.method)) return payment;
    const seen = payment.seen_amount > 0 || payment.held_amount > 0 || (await noticesFor(tx, id)).length > 0;
    if (payment.status !== "pending" || seen || (await newestClaim(tx, id)))
      throw conflict("payment_closed", "Pembayaran ini sudah tidak menunggu, atau uangnya sudah terlihat.");
    const moved = await updatePayment(tx, id, { method: ONLINE });
    await noteInHistory(tx, moved, { as: "payer", reason: "dibayar online" });
    return moved;
  });
