import type { CartItem, PaymentOptions, ShippingOption } from "@barakah/contract";
import { isQris, ONLINE_METHOD } from "@barakah/contract/payments/methods";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { profileQuery } from "../../accounts/index.ts";
import { offeredMethod, qrisFor, usePayOnline } from "../../payments/index.ts";
import { ApiError } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import { dropIdempotencyKey, idempotencyHeader, idempotencyKey } from "../../platform/idempotency-key.ts";
import { removeFromTab } from "../../platform/tab-storage.ts";
import { useForm } from "../../ui/form/use-form.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { PUT_RIGHT } from "../cart/cart-bar.tsx";
import { cartTotals } from "../cart/cart-totals.ts";
import { cartQuery, lastOrderQuery, shoppingKey, tellOtherTabs } from "../member/shopping-queries.ts";
import {
  CHECKOUT_FIELD_OF,
  CHOOSE_WAY,
  type CheckoutValues,
  checkoutErrors,
  contentOf,
  EMPTY_CHECKOUT,
  wayKey,
} from "./checkout.ts";
import { checkoutDraft, saveTransferPurchase, TRANSFER_PURPOSE } from "./transfer-purchase.ts";

/** The shop takes transfers to one bank. */
export const SHOP_BANKS = ["bsi"] as const;
const ONLINE = "belanja-online";
const HISTORY = "/riwayat-belanja";
const CHANGED = "Isi atau harga keranjangmu baru saja berubah. Periksa lagi sebelum mentransfer.";

const titleOf = (lines: CartItem[]) =>
  lines.map(({ product, quantity }) => `${product.title} × ${quantity}`).join(", ");

interface Checkout {
  memberId: number;
  lines: CartItem[];
  options: PaymentOptions | undefined;
  /** Keeps these lines in view, or lets them follow the cart again. */
  onHold(lines: CartItem[] | undefined): void;
}

/** The checkout's form, and its way on: to the confirmation of a transfer, or through the provider's pop-up. */
export function useCheckout({ memberId, lines, options, onHold }: Checkout) {
  const { pay, payByQris, toastProblem } = usePayOnline();
  const navigate = useNavigate();
  const client = useQueryClient();
  const toast = useToast();
  const { total: goods } = cartTotals(lines);
  // Drawn late, because most of the page is there before its ways to send are known.
  const [ways, setWays] = useState<ShippingOption[]>();
  function chosenIn({ address, way }: CheckoutValues) {
    return address === null ? undefined : ways?.find((one) => wayKey(one) === way);
  }
  /** With its sending: what a QRIS would have to ask for. */
  const totalOf = (values: CheckoutValues) => goods + (chosenIn(values)?.price ?? 0);
  const qrisOf = (values: CheckoutValues) => qrisFor(options?.qris.goods, totalOf(values));
  const methodOf = (values: CheckoutValues) =>
    offeredMethod(options, SHOP_BANKS, values.method, qrisOf(values));

  const form = useForm<CheckoutValues>({
    initial: EMPTY_CHECKOUT,
    draft: checkoutDraft(memberId),
    prefill: useBuyer(memberId),
    check: (values) => ({
      ...checkoutErrors({ ...values, method: methodOf(values) }),
      ...(values.address !== null && !chosenIn(values) && { way: CHOOSE_WAY }),
    }),
    fieldOf: CHECKOUT_FIELD_OF,
    onInvalid: (sentence) => toast.error(sentence),
    async mutationFn(values) {
      const method = methodOf(values);
      if (!lines.every((line) => line.can_buy)) toast.error(PUT_RIGHT);
      else if (method === ONLINE_METHOD && options?.online) await payOnline(values, options.online);
      else if (method && isQris(method)) await payHere(values);
      else if (await isAsShown()) await goToTransfer(values);
      else toast.error(CHANGED);
    },
    onError(error) {
      toastProblem(error);
      if (error instanceof ApiError && error.code === "gateway_unavailable") leaveForHistory();
      onHold(undefined);
      readAgain();
    },
  });

  const way = chosenIn(form.values);
  const total = totalOf(form.values);
  const sentOf = (values: CheckoutValues) => {
    const chosen = chosenIn(values);
    return chosen && values.address !== null
      ? { address_id: values.address, shipping_option_id: chosen.id }
      : undefined;
  };

  function readAgain() {
    void client.invalidateQueries({ queryKey: shoppingKey(memberId) });
  }
  function forget() {
    dropIdempotencyKey(ONLINE);
    removeFromTab(checkoutDraft(memberId));
  }
  /** The order is made and its goods are held: whatever became of the pop-up, it is paid for from the history. */
  function leaveForHistory() {
    forget();
    return navigate(HISTORY, { replace: true });
  }

  async function payHere(values: CheckoutValues) {
    onHold(lines);
    const { name, phone, email, note } = contentOf(lines, values, total);
    await payByQris({
      title: titleOf(lines),
      purpose: "belanja-qris",
      draft: checkoutDraft(memberId),
      body: {
        kind: "checkout",
        amount: total,
        customer_name: name,
        customer_phone: phone,
        customer_email: email,
        note,
        ...sentOf(values),
        cart_items: lines.map(({ product, quantity }) => ({ product_id: product.id, quantity })),
      },
    });
    tellOtherTabs(memberId);
    readAgain();
  }

  async function payOnline(values: CheckoutValues, script: NonNullable<PaymentOptions["online"]>) {
    onHold(lines);
    const content = contentOf(lines, values, total);
    const body = {
      amount: total,
      customerName: content.name,
      customerPhone: content.phone,
      customerEmail: content.email,
      note: content.note,
      ...sentOf(values),
      cartItems: lines.map(({ product, quantity }) => ({ product_id: product.id, quantity })),
    };
    const payment = await api.call(
      "POST /api/payments/generate-order-midtrans-token/",
      { body },
      { headers: idempotencyHeader(idempotencyKey(ONLINE, content)) },
    );
    tellOtherTabs(memberId);
    await pay({
      script,
      payment,
      amount: total,
      title: titleOf(lines),
      onSpent: () => dropIdempotencyKey(ONLINE),
      onLeft: leaveForHistory,
      onDone: forget,
    });
    readAgain();
  }

  /**
   * The order is made with its proof, after the money was sent: whoever goes to transfer must know today's price, and that
   * everything is still sold. Without an answer the proof's own call says it.
   */
  async function isAsShown(): Promise<boolean> {
    const { queryKey, queryFn } = cartQuery(memberId);
    const now = await client.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => lines);
    return cartTotals(now).total === goods && now.every((line) => line.can_buy);
  }

  function goToTransfer(values: CheckoutValues) {
    const content = contentOf(lines, values, total);
    const { name, phone, email, note } = content;
    const key = idempotencyKey(TRANSFER_PURPOSE, content);
    const title = titleOf(lines);
    const purchase = {
      orderNumber: null,
      title,
      amount: total,
      bank: SHOP_BANKS[0],
      name,
      phone,
      email,
      note,
      sent: sentOf(values),
      key,
    };
    saveTransferPurchase(memberId, purchase);
    return navigate("/konfirmasi-pembayaran-belanja", { state: purchase });
  }
  return { form, goods, way, total, setWays, method: methodOf(form.values), qris: qrisOf(form.values) };
}

/** What the profile knows of a buyer, and what it does not the last order; nothing before both are there. */
function useBuyer(memberId: number): Partial<CheckoutValues> | undefined {
  const profile = useQuery(profileQuery(memberId));
  const last = useQuery(lastOrderQuery(memberId));
  if (!profile.isFetched || !last.isFetched) return undefined;
  return {
    fullName: profile.data?.name_full || last.data?.customer_name || "",
    phone: last.data?.customer_phone || "",
    email: profile.data?.email || "",
    note: last.data?.note || profile.data?.address || "",
  };
}
