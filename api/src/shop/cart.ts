import { CART_PRODUCTS_MOST } from "@barakah/contract";
import type { Database, Tx } from "../platform/database/database.ts";
import { conflict, notFound } from "../platform/errors.ts";
import { hadFiles } from "./queries/bought-files.ts";
import { type Choice, choicesOf, emptyCart, lockCart, putLine, removeLines } from "./queries/cart.ts";
import { type Goods, goods } from "./queries/stock.ts";
import { refuseOwnGoods } from "./refuse-own-goods.ts";
import { ONE_IS_ENOUGH, whyNotBuyable } from "./why-not-buyable.ts";

const noProduct = () => notFound("Produk tidak ditemukan.");
const cartFull = () =>
  conflict("cart_full", `Keranjang paling banyak berisi ${CART_PRODUCTS_MOST} macam produk.`);

/** Mentions what is already in the cart, because that counts too. */
function notSoMany({ title, kind, stock }: Goods, already: number) {
  if (kind === "digital") return conflict("stock_short", ONE_IS_ENOUGH, { facts: { stock } });
  const left =
    stock <= 0 ? `Stok ${title} habis.` : `Stok ${title} tinggal ${stock.toLocaleString("id-ID")}.`;
  const held = already > 0 ? ` Di keranjang sudah ada ${already.toLocaleString("id-ID")}.` : "";
  return conflict(stock <= 0 ? "sold_out" : "stock_short", left + held, { facts: { stock } });
}

/** With what the buyer has of its file. */
async function offerFor(tx: Tx, memberId: number, productId: number) {
  const product = await goods(tx, productId);
  return product && { ...product, had: (await hadFiles(tx, memberId, [productId])).get(productId) };
}

/** Sets the quantity; the caller holds the cart's lock. */
async function put(tx: Tx, memberId: number, choice: Choice, inCart: Choice[], already = 0) {
  const product = await offerFor(tx, memberId, choice.product_id);
  if (!product?.isSold) throw noProduct();
  await refuseOwnGoods(tx, memberId, [product]);
  const blocked = whyNotBuyable(product, choice.quantity);
  if (blocked?.code === "owned") throw conflict("owned", blocked.text);
  if (blocked) throw notSoMany(product, already);
  const isNew = !inCart.some((line) => line.product_id === choice.product_id);
  if (isNew && inCart.length >= CART_PRODUCTS_MOST) throw cartFull();
  await putLine(tx, memberId, choice, product.price);
}

const inCartLock = <T>(database: Database, memberId: number, work: (tx: Tx) => Promise<T>) =>
  database.transact(async (tx) => {
    await lockCart(tx, memberId);
    return work(tx);
  });

/** Adds to the existing quantity; refused as a whole if it exceeds the stock. */
export const addToCart = (database: Database, memberId: number, { product_id, quantity }: Choice) =>
  inCartLock(database, memberId, async (tx) => {
    const inCart = await choicesOf(tx, memberId);
    const already = inCart.find((line) => line.product_id === product_id)?.quantity ?? 0;
    await put(tx, memberId, { product_id, quantity: already + quantity }, inCart, already);
  });

export const setInCart = (database: Database, memberId: number, choice: Choice) =>
  inCartLock(database, memberId, async (tx) => {
    if (choice.quantity === 0) await removeLines(tx, memberId, [choice.product_id]);
    else await put(tx, memberId, choice, await choicesOf(tx, memberId));
  });

export const removeFromCart = (database: Database, memberId: number, productId: number) =>
  inCartLock(database, memberId, async (tx) => {
    if ((await removeLines(tx, memberId, [productId])) === 0)
      throw notFound("Produk ini tidak ada di keranjang.");
  });

export const clearCart = (database: Database, memberId: number) =>
  inCartLock(database, memberId, (tx) => emptyCart(tx, memberId));

/** Puts an earlier purchase back into the cart as far as available; returns the names of what is missing. */
export const putAgain = (
  database: Database,
  memberId: number,
  bought: (Choice & { product_name: string })[],
): Promise<{ added: number; missing: string[] }> =>
  inCartLock(database, memberId, async (tx) => {
    const missing: string[] = [];
    let added = 0;
    for (const { product_id, quantity, product_name } of bought) {
      const inCart = await choicesOf(tx, memberId);
      const already = inCart.find((line) => line.product_id === product_id)?.quantity ?? 0;
      const offered = await offerFor(tx, memberId, product_id);
      const room =
        offered && !whyNotBuyable(offered, already + 1) ? Math.min(quantity, offered.stock - already) : 0;
      const full = already === 0 && inCart.length >= CART_PRODUCTS_MOST;
      if (room > 0 && !full) {
        await put(tx, memberId, { product_id, quantity: already + room }, inCart, already);
        added += 1;
      }
      if (room < quantity || full) missing.push(product_name);
    }
    return { added, missing };
  });
