import type { CartItem } from "@barakah/contract";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { TotalBar } from "../../payments/index.ts";
import { rupiah, wholeNumber } from "../../platform/format.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { cartTotals, PUT_RIGHT } from "./cart-totals.ts";

const FORM = "bayar";
export function CartBar({ lines }: { lines: CartItem[] }) {
  const navigate = useNavigate();
  const toast = useToast();
  const { pieces, total } = cartTotals(lines);
  function pay(event: FormEvent) {
    event.preventDefault();
    if (!lines.every((line) => line.can_buy)) return toast.error(PUT_RIGHT);
    const cartItems = lines.map(({ product, quantity }) => ({ product_id: product.id, quantity }));
    navigate("/bayar-belanja", { state: { cartItems } });
  }
  return (
    <>
      <form id={FORM} onSubmit={pay} />
      <TotalBar caption={`Total (${wholeNumber(pieces)} barang)`} total={rupiah(total)} form={FORM}>
        Bayar <Icon name="caret-right-bold" size={16} />
      </TotalBar>
    </>
  );
}
