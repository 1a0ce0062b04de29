import type { CartItem } from "@barakah/contract";
import { useState } from "react";
import { rupiah } from "../../platform/format.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { IconButton } from "../../ui/form/icon-button.tsx";
import { QuantityStepper } from "../../ui/form/quantity-stepper.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { ProductLink } from "../catalogue/product-picture.tsx";
import { fewer } from "./cart-totals.ts";
import { NoticeList } from "./notice-list.tsx";
import { useCart } from "./use-cart.ts";

/** Removing a line asks for confirmation. */
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

interface CartLineProps {
  line: CartItem;
  onQuantity(wanted: number): void;
  onRemove(): void;
}

function CartLine({ line, onQuantity, onRemove }: CartLineProps) {
  const { product, quantity, subtotal, notices } = line;
  const withdrawn = notices.some(({ code }) => code === "withdrawn");
  return (
    <Card as="li" className="p-3">
      <div className="flex flex-wrap gap-3">
        <div className="size-21 flex-none overflow-hidden rounded-md bg-surface-2">
          <Picture src={product.thumbnail} alt="" width={84} height={84} sizes="84px" />
        </div>
        <div className="flex min-w-0 flex-[1_1_10rem] flex-col">
          <div className="flex items-start gap-2">
            <h2 className="min-w-0 flex-1 text-sm leading-[1.1875rem] font-semibold">
              {withdrawn ? product.title : <ProductLink {...product} />}
            </h2>
            <IconButton
              label={`Hapus ${product.title}`}
              onClick={onRemove}
              className="-mt-2.5 -mr-2.5 -mb-3.5 text-text-2"
            >
              <Icon name="trash" size={20} />
            </IconButton>
          </div>
          <p className="text-xs text-text-2">
            {rupiah(product.price)} / {product.unit}
          </p>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-1 pt-2">
            <b className="font-extrabold">{rupiah(subtotal)}</b>
            <QuantityStepper
              label={`Jumlah ${product.title}`}
              value={quantity}
              min={0}
              max={withdrawn ? 0 : product.stock}
              onChange={onQuantity}
            />
          </div>
        </div>
      </div>
      <NoticeList notices={notices} />
    </Card>
  );
}
