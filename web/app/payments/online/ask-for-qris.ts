import type { CallOf, quotePayment } from "@barakah/contract";
import { keepPayment } from "../../offline/kept-payments.ts";
import { api } from "../../platform/browser-api.ts";
import { dropIdempotencyKey, idempotencyHeader, idempotencyKey } from "../../platform/idempotency-key.ts";
import { removeFromTab } from "../../platform/tab-storage.ts";

export interface Asked {
  body: CallOf<typeof quotePayment>["body"];
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
  } = await api.call("POST /api/payments/quote/", { body }, { headers });
  keepPayment({ number, page, amount, title });
  dropIdempotencyKey(purpose);
  if (draft) removeFromTab(draft);
  return page;
}
