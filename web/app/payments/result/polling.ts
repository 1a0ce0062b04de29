import type { PaymentState } from "@barakah/contract";
import { statusOf } from "../../platform/api-error.ts";

export const POLLING_MS = 5000;

/** How long to wait before asking again; `false` when there is nothing left to learn. */
export function pollingDelay(
  payment: Pick<PaymentState, "status"> | undefined,
  error: unknown,
): number | false {
  if (payment && payment.status !== "pending") return false;
  const refused = error ? statusOf(error) : 0;
  // The server answered that it will never know: unlike a lost connection, this does not pass.
  if (refused === 404 || refused === 400) return false;
  return POLLING_MS;
}

/** Where the waiting page leads once the payment has ended. */
export function addressAfter({
  order_id,
  status,
}: Pick<PaymentState, "order_id" | "status">): string | undefined {
  if (status === "pending") return undefined;
  const page = status === "success" ? "/payment-success" : "/payment-failed";
  return `${page}?${new URLSearchParams({ order_id, transaction_status: status })}`;
}
