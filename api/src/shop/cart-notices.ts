import type { CartItem, CartNotice, ProductSummary } from "@barakah/contract";
import { rupiah } from "../platform/text/rupiah.ts";
import type { CartLine } from "./queries/cart.ts";

export interface Offer {
  price: number;
  kind: ProductSummary["kind"];
  stock: number;
  isSold: boolean;
}

export const ONE_IS_ENOUGH = "Cukup satu: berkasnya dapat diunduh berulang kali.";

/** Why this quantity cannot be bought now; undefined if it can. */
export function obstacle({ kind, stock, isSold }: Offer, quantity: number): CartNotice | undefined {
  if (!isSold) return { code: "withdrawn", text: "Produk ini sudah tidak dijual." };
  if (stock <= 0) return { code: "sold_out", text: "Stok habis." };
  if (stock < quantity && kind === "digital") return { code: "stock_short", text: ONE_IS_ENOUGH };
  if (stock < quantity)
    return { code: "stock_short", text: `Stok tinggal ${stock.toLocaleString("id-ID")}.` };
  return undefined;
}

function priceNews(price: number, seenPrice: number): CartNotice | undefined {
  if (price === seenPrice) return undefined;
  return { code: "price_changed", text: `Harga berubah dari ${rupiah(seenPrice)} menjadi ${rupiah(price)}.` };
}

/** A cart line with what changed since its owner last touched it. */
export function presentLine({ id, quantity, seenPrice, isSold, canSend, product }: CartLine): CartItem {
  const { price, kind, stock } = product;
  const blocked = obstacle({ price, kind, stock, isSold }, quantity);
  const news = [blocked, priceNews(price, seenPrice)];
  return {
    id,
    product,
    quantity,
    subtotal: price * quantity,
    can_buy: !blocked,
    can_send: canSend,
    notices: news.filter((notice) => notice !== undefined),
  };
}
