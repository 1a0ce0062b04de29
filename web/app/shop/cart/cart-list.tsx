import type { CartItem } from "@barakah/contract";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { CartLine } from "./cart-line.tsx";
import { fewer } from "./cart-totals.ts";
import { useCart } from "./use-cart.ts";

/** The lines of the cart. Going down to nothing, or pressing the bin, asks first. */
export function CartList({ lines, memberId }: { lines: CartItem[]; memberId: number }) {
  const { setQuantity, remove } = useCart(memberId);
  const [leaving, setLeaving] = useState<CartItem>();

  function change(line: CartItem, wanted: number) {
    const quantity = wanted < line.quantity ? fewer(line) : wanted;
    if (quantity <= 0) setLeaving(line);
    else setQuantity(line.product.id, quantity);
  }
  function confirm() {
    if (leaving) remove(leaving.product.id);
    setLeaving(undefined);
  }
  return (
    <>
      <ul className="flex flex-col gap-3 px-4">
        {lines.map((line) => (
          <CartLine
            key={line.id}
            line={line}
            onQuantity={(wanted) => change(line, wanted)}
            onRemove={() => setLeaving(line)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== undefined}
        title="Hapus dari keranjang?"
        text={`${leaving?.product.title} akan dihapus dari Keranjang Belanja.`}
        picture={
          leaving && (
            <div className="size-16 flex-none overflow-hidden rounded-md bg-surface-2">
              <Picture src={leaving.product.thumbnail} alt="" width={64} height={64} sizes="64px" />
            </div>
          )
        }
        confirm="Hapus"
        danger
        onConfirm={confirm}
        onCancel={() => setLeaving(undefined)}
      />
    </>
  );
}
