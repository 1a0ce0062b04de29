import type { Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import type { Bought } from "./check-purchase.ts";
import { unpaidPieces } from "./queries/stock.ts";

/**
 * An order holds its goods before anybody has seen the money: no more of a product than a fair share is held by one member.
 * The caller holds the lock of the member's cart, so that orders which come together are counted one after the other.
 */
export async function keepToFairShare(tx: Tx, memberId: number, bought: Bought[], most: number) {
  const held = await unpaidPieces(
    tx,
    memberId,
    bought.map(({ product }) => product.id),
  );
  const beyond = bought.filter(({ product, quantity }) => (held.get(product.id) ?? 0) + quantity > most);
  if (beyond.length === 0) return;
  const sentence = `Paling banyak ${most} sebelum dibayar. Selesaikan dahulu pesanan yang belum dibayar, atau hubungi kami.`;
  throw conflict("more_than_share", beyond.map(({ product }) => `${product.title}: ${sentence}`).join(" "), {
    errors: Object.fromEntries(beyond.map(({ product }) => [String(product.id), [sentence]])),
  });
}
