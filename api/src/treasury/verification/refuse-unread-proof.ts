import { lockPayments, newestClaim } from "../../payments/index.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";

/** A clearer proof may arrive while an unclear one is looked at. The payment's lock serialises both. */
export async function refuseUnread(tx: Tx, reference: string, seen: number) {
  const [payment] = await lockPayments(tx, [reference]);
  const newest = payment && (await newestClaim(tx, payment.id));
  if (payment?.status !== "pending" || !newest || newest.id <= seen) return;
  throw conflict("newer_proof", "Pembayar baru saja mengirim bukti lain. Lihat dahulu bukti itu.");
}
