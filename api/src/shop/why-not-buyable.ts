import type { CartNotice, ProductSummary } from "@barakah/contract";
import type { Had } from "./queries/bought-files.ts";

interface Offer {
  kind: ProductSummary["kind"];
  stock: number;
  isSold: boolean;
  /** For a download: whether the buyer has the file already, or has ordered it. */
  had?: Had | null | undefined;
}

export const ONE_IS_ENOUGH = "Cukup satu: berkasnya dapat diunduh berulang kali.";

/** Why this quantity cannot be bought now; undefined if it can. */
export function whyNotBuyable({ kind, stock, isSold, had }: Offer, quantity: number): CartNotice | undefined {
  if (!isSold) return { code: "withdrawn", text: "Produk ini sudah tidak dijual." };
  if (had === "owned")
    return { code: "owned", text: "Berkas ini sudah kamu beli. Unduh lagi kapan saja di Unduhan saya." };
  if (stock <= 0) return { code: "sold_out", text: "Stok habis." };
  if (stock < quantity && kind === "digital") return { code: "stock_short", text: ONE_IS_ENOUGH };
  if (stock < quantity)
    return { code: "stock_short", text: `Stok tinggal ${stock.toLocaleString("id-ID")}.` };
  return undefined;
}
