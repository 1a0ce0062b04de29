import type { beginPurchase, CallOf, quotePayment } from "@barakah/contract";
import { keepPayment } from "../../offline/kept-payments.ts";
import { api } from "../../platform/browser-api.ts";
import { dropIdempotencyKey, idempotencyHeader, idempotencyKey } from "../../platform/idempotency-key.ts";
import { removeFromTab } from "../../platform/tab-storage.ts";

export interface Asked {
  /** With a `method` it is a purchase for the one endpoint; otherwise the body of the specification's quote. */
  body: CallOf<typeof quotePayment>["body"] | CallOf<typeof beginPurchase>["body"];
  title: string;
  /** The purpose of the idempotency key. */
  purpose: string;
  /** The draft to remove on success. */
  draft?: string;
}

/** Creates a QRIS payment; returns its page's address. */
export async function askForQris({ body, title, purpose, draft }: Asked): Promise<string> {
  const headers = idempotencyHeader(idempotencyKey(purpose, body));
  const asked =
    "method" in body
      ? api.call("POST /api/payments/purchase/", { body }, { headers })
      : api.call("POST /api/payments/quote/", { body }, { headers });
  const { reference: number, page, amount } = await asked;
  keepPayment({ number, page, amount, title });
  dropIdempotencyKey(purpose);
  if (draft) removeFromTab(draft);
  return page;
}
