import type { CallOf, quotePayment } from "@barakah/contract";
import { keepPayment } from "../../offline/kept-payments.ts";
import { api } from "../../platform/browser-api.ts";
import { dropIdempotencyKey, idempotencyHeader, idempotencyKey } from "../../platform/idempotency-key.ts";
import { removeFromTab } from "../../platform/tab-storage.ts";

export interface Asked {
  body: CallOf<typeof quotePayment>["body"];
  /** What it is for, for who looks for it later. */
  title: string;
  /** Names this form: sent twice, it is one payment. */
  purpose: string;
  /** What was typed, to be forgotten once it is a payment. */
  draft?: string;
}

/** Opens a payment by QRIS; tells the address of its page. */
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
