import type { CartItem, PaymentOptions, ShippingOption } from "@barakah/contract";
import type { Bank } from "@barakah/contract/payments/methods";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { phoneQuery, profileQuery } from "../../accounts/index.ts";
import { usePurchase } from "../../payments/index.ts";
import { ApiError } from "../../platform/api-error.ts";
import { dropIdempotencyKey, idempotencyKey } from "../../platform/idempotency-key.ts";
import { removeFromTab } from "../../platform/tab-storage.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { cartTotals, PUT_RIGHT } from "../cart/cart-totals.ts";
import {
  cartQuery,
  cartVouchersQuery,
  lastOrderQuery,
  shoppingKey,
  tellOtherTabs,
} from "../member/shopping-queries.ts";
import {
  buyerPrefill,
  CHECKOUT_FORM,
  CHOOSE_WAY,
  type CheckoutValues,
  checkoutErrors,
  chosenWays,
  contentOf,
  parcelsOf,
  quotedIds,
} from "./checkout.ts";
import { checkoutDraft, saveTransferPurchase, TRANSFER_PURPOSE } from "./transfer-purchase.ts";

const SHOP_BANKS = ["bsi"] as const;
const ONLINE = "belanja-online";
const HISTORY = "/riwayat-belanja";
const CHANGED = "Isi atau harga keranjangmu baru saja berubah. Periksa lagi sebelum mentransfer.";

const titleOf = (lines: CartItem[]) =>
  lines.map(({ product, quantity }) => `${product.title} × ${quantity}`).join(", ");

interface Checkout {
  memberId: number;
  lines: CartItem[];
  /** By vouchers. */
  saved: number;
  options: PaymentOptions | undefined;
  /** Keeps these lines on screen; undefined follows the cart again. */
  onHold(lines: CartItem[] | undefined): void;
}

/** The checkout form, and where it leads: to the transfer confirmation, a QRIS code or the pop-up. */
export function useCheckout({ memberId, lines, saved, options, onHold }: Checkout) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const toast = useToast();
  const { total: goods } = cartTotals(lines);
  // Reported by the delivery choice, which loads later.
  const [ways, setWays] = useState<ShippingOption[]>();
  const chosenIn = (values: CheckoutValues) => chosenWays(parcelsOf(lines, values, ways));
  const totalOf = (values: CheckoutValues) =>
    (chosenIn(values) ?? []).reduce((sum, { price }) => sum + price, goods - saved);
  /** What is sent, and what the page shows of it. */
  const bodyOf = (values: CheckoutValues) => ({
    ...values,
    kind: "order" as const,
    amount: totalOf(values),
    cart_items: lines.map(({ product, quantity }) => ({ product_id: product.id, quantity })),
    shipping_option_ids: quotedIds(chosenIn(values)),
    pickup: values.address_id === null,
  });
  function readAgain() {
    void client.invalidateQueries({ queryKey: shoppingKey(memberId) });
  }
  function forget() {
    dropIdempotencyKey(ONLINE);
    removeFromTab(checkoutDraft(memberId));
  }
  /** The order exists and has reserved its goods. If the pop-up fails, the order is paid from the history. */
  function leaveForHistory() {
    forget();
    return navigate(HISTORY, { replace: true });
  }

  /** The order exists and has reserved its goods. */
  function ordered() {
    tellOtherTabs(memberId);
    readAgain();
  }

  /**
   * The order is created with its proof, after the transfer: check price and stock before the payer goes to transfer.
   * Without an answer the proof's own call reports it.
   */
  async function isAsShown(): Promise<boolean> {
    const { queryKey, queryFn } = cartQuery(memberId);
    const now = await client.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => lines);
    const vouchers = cartVouchersQuery(memberId);
    const lowered = await client
      .fetchQuery({ queryKey: vouchers.queryKey, queryFn: vouchers.queryFn, staleTime: 0 })
      .catch(() => ({ saved }));
    return cartTotals(now).total === goods && lowered.saved === saved && now.every((line) => line.can_buy);
  }

  async function goToTransfer(values: CheckoutValues) {
    if (!(await isAsShown())) {
      onHold(undefined);
      return toast.error(CHANGED);
    }
    const bank = values.method as Bank;
    const total = totalOf(values);
    const { cart_items: _, ...body } = { ...bodyOf(values), method: bank };
    const purchase = {
      orderNumber: null,
      title: titleOf(lines),
      total,
      bank,
      payer_name: values.payer_name,
      call: { endpoint: "POST /api/payments/purchase/" as const, body },
      key: idempotencyKey(TRANSFER_PURPOSE, contentOf(lines, values, total)),
    };
    saveTransferPurchase(memberId, purchase);
    return navigate("/konfirmasi-pembayaran-belanja", { state: purchase });
  }
  function canBuy() {
    const can = lines.every((line) => line.can_buy);
    if (can) onHold(lines);
    else toast.error(PUT_RIGHT);
    return can;
  }
  const purchase = usePurchase<CheckoutValues>({
    kind: "goods",
    banks: SHOP_BANKS,
    options,
    totalOf,
    initial: CHECKOUT_FORM,
    draft: checkoutDraft(memberId),
    prefill: useBuyer(memberId),
    check: (values) => ({
      ...checkoutErrors(values),
      ...(!chosenIn(values) && { ways: CHOOSE_WAY }),
    }),
    ready: canBuy,
    transfer: goToTransfer,
    describe: (values) => ({
      body: bodyOf(values),
      title: titleOf(lines),
      purpose: ONLINE,
      content: contentOf(lines, values, totalOf(values)),
      onBegun: ordered,
      onLeft: leaveForHistory,
    }),
    onError(error) {
      if (error instanceof ApiError && error.code === "gateway_unavailable") leaveForHistory();
      onHold(undefined);
      readAgain();
    },
  });
  const { values } = purchase.form;
  const parcels = parcelsOf(lines, values, ways);
  return {
    ...{ ...purchase, goods, parcels, ways: chosenIn(values), setWays },
    /** A way was chosen before, and the list that it is of has not come yet. */
    awaitsWays: values.ways !== "" && ways === undefined,
  };
}

/** Prefilled values from the account and the last order, once all are loaded. */
function useBuyer(memberId: number): Partial<CheckoutValues> | undefined {
  const profile = useQuery(profileQuery(memberId));
  const last = useQuery(lastOrderQuery(memberId));
  const phone = useQuery(phoneQuery(memberId));
  if (!profile.isFetched || !last.isFetched || !phone.isFetched) return undefined;
  return buyerPrefill(profile.data, last.data, phone.data);
}
