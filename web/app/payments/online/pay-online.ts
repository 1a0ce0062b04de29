import type { OnlinePayment, PaymentState } from "@barakah/contract";
import { ApiError } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import { idempotencyHeader } from "../../platform/idempotency-key.ts";
import { GATEWAY_UNAVAILABLE } from "../form/messages.ts";
import { loadSnap, type SnapResult, type SnapScript } from "./snap.ts";

/** How a visit to the provider's pop-up ended, by the pop-up's own word. */
export type Ending = { as: "success" | "pending" | "error"; result: SnapResult } | { as: "close" };

/** Opens the pop-up and waits until it is gone. */
export async function openPopUp(script: SnapScript, token: string): Promise<Ending> {
  const snap = await loadSnap(script).catch(() => {
    throw new ApiError({ status: 503, code: "gateway_unavailable", detail: GATEWAY_UNAVAILABLE });
  });
  return new Promise((resolve) => {
    snap.pay(token, {
      language: "id",
      onSuccess: (result) => resolve({ as: "success", result }),
      onPending: (result) => resolve({ as: "pending", result }),
      onError: (result) => resolve({ as: "error", result }),
      onClose: () => resolve({ as: "close" }),
    });
  });
}

/** Tells the server that something happened; it asks the provider itself and answers with the truth. */
export function reportStatus(
  { order_id }: OnlinePayment,
  status: "verified" | "pending",
  amount: number,
): Promise<PaymentState> {
  const body = { transactionId: order_id, status, amount, paymentMethod: "midtrans" };
  return api.call(
    "POST /api/payments/update-payment-status/",
    { body },
    { headers: idempotencyHeader(`${order_id}-${status}`) },
  );
}

/** The address of a result page, with what the pop-up said; the page asks the server all the same. */
export function resultAddress(page: string, orderId: string, result: SnapResult): string {
  const query = new URLSearchParams({ order_id: orderId });
  if (result.status_code) query.set("status_code", result.status_code);
  if (result.transaction_status) query.set("transaction_status", result.transaction_status);
  return `${page}?${query}`;
}
