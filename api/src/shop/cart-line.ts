import type { CartItem, CartNotice, ProductSummary } from "@barakah/contract";
import { rupiah } from "../platform/text/rupiah.ts";
import type { Had } from "./queries/bought-files.ts";
import type { CartLine } from "./queries/cart.ts";

export interface Offer {
  price: number;
  kind: ProductSummary["kind"];
  stock: number;
  isSold: boolean;
  /** For a download: whether the buyer has the file already, or has ordered it. */
  had?: Had | null | undefined;
}

export const ONE_IS_ENOUGH = "Cukup satu: berkasnya dapat diunduh berulang kali.";

/** Why this quantity cannot be bought now; undefined if it can. */
export function obstacle({ kind, stock, isSold, had }: Offer, quantity: number): CartNotice | undefined {
  if (!isSold) return { code: "withdrawn", text: "Produk ini sudah tidak dijual." };
  if (had === "owned")
    return { code: "owned", text: "Berkas ini sudah kamu beli. Unduh lagi kapan saja di Unduhan saya." };
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

const BOUGHT: Readonly<Partial<Record<Had, string>>> = {
  ordered: "Berkas ini sudah ada di Riwayat Belanja dan belum terverifikasi. Jangan membayar dua kali.",
  older: "Kamu sudah membeli berkas sebelumnya. Ini berkas lain: penjual sudah menggantinya.",
};

function boughtNews(had: Had | null): CartNotice | undefined {
  const text = had ? BOUGHT[had] : undefined;
  return text === undefined ? undefined : { code: "bought", text };
}

/** A cart line with what changed since its owner last touched it. */
export function presentLine({
  id,
  quantity,
  seenPrice,
  isSold,
  canSend,
  canPickUp,
  had,
  product,
}: CartLine): CartItem {
  const { price, kind, stock } = product;
  const blocked = obstacle({ price, kind, stock, isSold, had }, quantity);
  const news = [blocked, boughtNews(had), priceNews(price, seenPrice)];
  return {
    id,
    product,
    quantity,
    subtotal: price * quantity,
    can_buy: !blocked,
    can_send: canSend,
    can_pick_up: canPickUp,
    notices: news.filter((notice) => notice !== undefined),
  };
}
