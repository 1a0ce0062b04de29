import type { ProductSummary } from "@barakah/contract";
import { wholeNumber } from "../../platform/format.ts";

type Stocked = Pick<ProductSummary, "kind" | "stock">;

export function stockText({ kind, stock }: Stocked): string {
  if (kind === "digital") return "Unduhan PDF";
  return stock > 0 ? `Stok ${wholeNumber(stock)}` : "Stok habis";
}

export const isSoldOut = ({ stock }: { stock: number }): boolean => stock <= 0;
