import type { CartItem, CartVoucher } from "@barakah/contract";
import { rupiah } from "../../platform/format.ts";

export const PUT_RIGHT =
  "Ada produk yang tidak dapat dibeli. Kurangi jumlahnya atau hapus dari keranjang dahulu.";

/** At the server's prices. */
export const cartTotals = (lines: CartItem[]): { pieces: number; total: number } => ({
  pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  total: lines.reduce((sum, { subtotal }) => sum + subtotal, 0),
});

/** The optimistic cart, shown until the server answers. */
export function withQuantity(lines: CartItem[], productId: number, quantity: number): CartItem[] {
  if (quantity <= 0) return lines.filter(({ product }) => product.id !== productId);
  return lines.map((line) => {
    if (line.product.id !== productId) return line;
    const fits = quantity <= line.product.stock;
    const notices = line.notices.filter(({ code }) => code === "withdrawn" || !fits);
    return {
      ...line,
      quantity,
      subtotal: line.product.price * quantity,
      can_buy: fits && notices.length === 0,
      notices,
    };
  });
}

/** One fewer, or the stock if that is less. */
export const fewer = ({ quantity, product }: CartItem): number => Math.min(quantity - 1, product.stock);

/** One line of a summary for each voucher that lowers something. */
export const voucherLines = (vouchers: readonly CartVoucher[]) =>
  vouchers
    .filter(({ saves }) => saves > 0)
    .map(({ code, saves }) => ({ name: `Kupon ${code}`, value: `− ${rupiah(saves)}` }));
