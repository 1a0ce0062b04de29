import type { CartItem, PaymentOptions } from "@barakah/contract";
import { ONLINE_METHOD } from "@barakah/contract/payments/methods";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { dropRequestKey, methodOffers, requestKey, usePayOnline } from "../../payments/index.ts";
import type { ApiError } from "../../platform/api-error.ts";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { PUT_RIGHT } from "../cart/cart-bar.tsx";
import { cartTotals } from "../cart/cart-totals.ts";
import { tellOtherTabs } from "../shopping-news.ts";
import { shoppingKey } from "../shopping-queries.ts";
import { openOnlinePurchase } from "./buy.ts";
import { checkoutErrors, contentOf, refusedCheckout } from "./checkout.ts";
import { keepTransferPurchase, type TransferPurchase } from "./transfer-purchase.ts";
import type { CheckoutFormState } from "./use-checkout-form.ts";

/** The shop takes transfers to one bank. */
export const SHOP_BANKS = ["bsi"] as const;
const ONLINE = "belanja-online";
const HISTORY = "/riwayat-belanja";

const wordsFor = (lines: CartItem[]) =>
  lines.map(({ product, quantity }) => `${product.title} × ${quantity}`).join(", ");

interface Checkout {
  memberId: number;
  lines: CartItem[];
  options: PaymentOptions | undefined;
  form: CheckoutFormState;
  /** Keeps these lines in view, or lets them follow the cart again. */
  onHold(lines: CartItem[] | undefined): void;
}

/** Goes on with the cart: to the confirmation of a transfer, or through the provider's pop-up. */
export function useCheckout({ memberId, lines, options, form, onHold }: Checkout) {
  const online = usePayOnline();
  const navigate = useNavigate();
  const client = useQueryClient();
  const toast = useToast();
  const [refusal, setRefusal] = useState<string>();
  const { total } = cartTotals(lines);
  const offered = options ? methodOffers(options, SHOP_BANKS).map(({ method }) => method) : [];
  // A draft may remember a method that is no longer offered.
  const method = offered.find((each) => each === form.values.method) ?? null;
  const content = contentOf(lines, form.values, total);

  function readAgain() {
    void client.invalidateQueries({ queryKey: shoppingKey(memberId) });
  }

  function byTransfer(bank: TransferPurchase["bank"]) {
    const { name, phone, email, note } = content;
    const key = requestKey("belanja", content);
    const title = wordsFor(lines);
    const purchase = { orderNumber: null, title, amount: total, bank, name, phone, email, note, key };
    keepTransferPurchase(memberId, purchase);
    navigate("/konfirmasi-pembayaran-belanja", { state: purchase });
  }

  function refused(error: ApiError) {
    const errors = refusedCheckout(error.errors);
    if (Object.keys(errors).length > 0) form.show(errors);
    else if (error.code === "gateway_unavailable") leaveForHistory();
    else setRefusal(error.detail);
    onHold(undefined);
    readAgain();
  }
  /** The order is made and its goods are held: whatever became of the pop-up, it is paid for from the history. */
  function leaveForHistory() {
    dropRequestKey(ONLINE);
    form.discard();
    navigate(HISTORY, { replace: true });
  }

  async function byPopUp(script: NonNullable<PaymentOptions["online"]>) {
    onHold(lines);
    await online.pay({
      script,
      amount: total,
      page: HISTORY,
      open: async () => {
        const payment = await openOnlinePurchase(lines, content, requestKey(ONLINE, content));
        tellOtherTabs(memberId);
        return payment;
      },
      onRefused: refused,
      onSpent: () => dropRequestKey(ONLINE),
      onLeft: leaveForHistory,
      onDone() {
        dropRequestKey(ONLINE);
        form.discard();
      },
    });
    readAgain();
  }

  function pay() {
    const errors = checkoutErrors({ ...form.values, method });
    setRefusal(undefined);
    if (Object.keys(errors).length > 0) return form.show(errors);
    if (!lines.every((line) => line.can_buy)) return toast.error(PUT_RIGHT);
    if (method === ONLINE_METHOD && options?.online) return void byPopUp(options.online);
    if (method === "bsi") return byTransfer(method);
  }
  return { total, method, pay, busy: online.busy, refusal };
}
