import type { CartItem, CartNotice } from "@barakah/contract";
import { rupiah } from "../platform/text/rupiah.ts";
import type { Had } from "./queries/bought-files.ts";
import type { CartLine } from "./queries/cart.ts";
import { whyNotBuyable } from "./why-not-buyable.ts";

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
  const blocked = whyNotBuyable({ kind, stock, isSold, had }, quantity);
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
