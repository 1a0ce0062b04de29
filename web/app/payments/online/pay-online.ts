import type { OnlinePayment, PaymentState } from "@barakah/contract";
import { ApiError } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import { idempotencyHeader } from "../../platform/idempotency-key.ts";
import { GATEWAY_UNAVAILABLE } from "./messages.ts";
import { loadSnap, type SnapResult, type SnapScript } from "./snap.ts";

/** How the pop-up ended, as it says itself. */
export type Ending = { as: "success" | "pending" | "error"; result: SnapResult } | { as: "close" };

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

/** The server asks the provider and answers with the true status. */
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

/** The result page asks the server, whatever these parameters say. */
export function resultAddress(page: string, orderId: string, result: SnapResult): string {
  const query = new URLSearchParams({ order_id: orderId });
  if (result.status_code) query.set("status_code", result.status_code);
  if (result.transaction_status) query.set("transaction_status", result.transaction_status);
  return `${page}?${query}`;
}
