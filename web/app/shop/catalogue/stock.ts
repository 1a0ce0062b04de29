import { wholeNumber } from "../../platform/format.ts";

/** What a product says of its stock. */
export function stockText(stock: number): string {
  return stock > 0 ? `Stok ${wholeNumber(stock)}` : "Stok habis";
}

export function isSoldOut({ stock }: { stock: number }): boolean {
  return stock <= 0;
}

/** The quantity that can be bought: at least one, at most what is there. */
export function quantityWithin(stock: number, wanted: number): number {
  return Math.max(1, Math.min(wanted, stock));
}
