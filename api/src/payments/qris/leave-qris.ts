import { isQris } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import type { Item } from "../lifecycle/seller.ts";
import { ONLINE } from "../online/method.ts";
import { newestClaim } from "../queries/claims.ts";
import { noteInHistory } from "../queries/history.ts";
import { noticesFor } from "../queries/notices.ts";
import { lockPayment, type Payment, updatePayment } from "../queries/payments.ts";

/**
 * A payment that waits to be paid by QRIS, paid online instead. Its amount stays its own: whoever has saved the picture
 * may still pay by it, and a notice of that money finds it.
 */
export const payOnlineInstead = ({ kysely }: Database, { id }: Payment): Promise<Payment> =>
  kysely.transaction().execute(async (tx) => {
    const payment = await lockPayment(tx, id);
    if (!isQris(payment.method)) return payment;
    const seen = payment.seen_amount > 0 || payment.held_amount > 0 || (await noticesFor(tx, id)).length > 0;
    if (payment.status !== "pending" || seen || (await newestClaim(tx, id)))
      throw conflict("payment_closed", "Pembayaran ini sudah tidak menunggu, atau uangnya sudah terlihat.");
    const moved = await updatePayment(tx, id, { method: ONLINE });
    await noteInHistory(tx, moved, { as: "payer", reason: "dibayar online" });
    return moved;
  });

/** What was sold, with the code by which its amount was made free: the provider wants items that add up. */
export function withCode(items: readonly Item[], amount: number): Item[] {
  const code = amount - items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  if (code === 0) return [...items];
  const name = code > 0 ? "Kode unik" : "Potongan kode unik";
  return [...items, { id: "kode-unik", name, price: code, quantity: 1 }];
}
