import type { beginPurchase, CallOf } from "@barakah/contract";
import type { NavigateFunction } from "react-router";
import { keepPayment } from "../../offline/kept-payments.ts";
import { api } from "../../platform/browser-api.ts";
import { dropIdempotencyKey, idempotencyHeader, idempotencyKey } from "../../platform/idempotency-key.ts";
import { removeFromTab } from "../../platform/tab-storage.ts";
import type { OnlinePurchase } from "./purchase.ts";
import type { SnapScript } from "./snap.ts";

export type PurchaseBody = CallOf<typeof beginPurchase>["body"];

export interface Begin {
  body: PurchaseBody;
  title: string;
  /** The purpose of the idempotency key. */
  purpose: string;
  /** What the key identifies, if it is more than the body. */
  content?: unknown;
  /** The draft to remove on success. */
  draft?: string | undefined;
  /** Called when the payment exists. */
  onBegun?(): void;
  /** Called when the pop-up is closed without payment. */
  onLeft?(): unknown;
}

interface Around {
  navigate: NavigateFunction;
  pay(purchase: OnlinePurchase): Promise<void>;
}

/** Starts a payment of any kind and method; the device stores the address of its page. */
export async function beginAndOpen(
  { body, title, purpose, content = body, draft, onBegun, onLeft }: Begin,
  script: SnapScript | null | undefined,
  { navigate, pay }: Around,
) {
  const headers = idempotencyHeader(idempotencyKey(purpose, content));
  const begun = await api.call("POST /api/payments/purchase/", { body }, { headers });
  const { reference, page, amount, online } = begun;
  keepPayment({ number: reference, page, amount, title });
  onBegun?.();
  const onSpent = () => dropIdempotencyKey(purpose);
  function onDone() {
    onSpent();
    if (draft) removeFromTab(draft);
  }
  if (online && script)
    return pay({
      script,
      payment: { ...online, order_id: reference, page },
      amount,
      title,
      onSpent,
      onDone,
      onLeft,
    });
  onDone();
  // Stays busy until the page is shown: a second submit would be another payment.
  return navigate(page);
}
