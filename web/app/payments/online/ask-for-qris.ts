import type { beginPurchase, CallOf } from "@barakah/contract";
import { keepPayment } from "../../offline/kept-payments.ts";
import { api } from "../../platform/browser-api.ts";
import { dropIdempotencyKey, idempotencyHeader, idempotencyKey } from "../../platform/idempotency-key.ts";
import { removeFromTab } from "../../platform/tab-storage.ts";

/** Keeps a union apart, unlike `Omit`. */
type Without<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

export interface Asked {
  /** What is bought; the method is QRIS. */
  body: Without<CallOf<typeof beginPurchase>["body"], "method">;
  title: string;
  /** The purpose of the idempotency key. */
  purpose: string;
  /** The draft to remove on success. */
  draft?: string;
}

/** Creates a QRIS payment; returns its page's address. */
export async function askForQris({ body, title, purpose, draft }: Asked): Promise<string> {
  const headers = idempotencyHeader(idempotencyKey(purpose, body));
  const {
    reference: number,
    page,
    amount,
  } = await api.call("POST /api/payments/purchase/", { body: { ...body, method: "qris" } }, { headers });
  keepPayment({ number, page, amount, title });
  dropIdempotencyKey(purpose);
  if (draft) removeFromTab(draft);
  return page;
}
