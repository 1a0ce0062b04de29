import type { PaymentState } from "@barakah/contract";
import { queryOptions } from "@tanstack/react-query";
import { statusOf } from "../../platform/api-error.ts";
import { read } from "../../platform/query-client.ts";

export const paymentStateQuery = (orderId: string) =>
  queryOptions({
    queryKey: ["payment-state", orderId],
    queryFn: read("GET /api/check-payment-status/", { query: { order_id: orderId } }),
    enabled: orderId !== "",
    staleTime: 0,
    retry: false,
  });

/** Polls while the tab is visible, until the payment has ended. */
export const polledPaymentQuery = (orderId: string) =>
  queryOptions({
    ...paymentStateQuery(orderId),
    refetchInterval: ({ state }) => pollingDelay(state.data, state.error),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });

export const POLLING_MS = 5000;

/** False stops the polling. */
export function pollingDelay(
  payment: Pick<PaymentState, "status"> | undefined,
  error: unknown,
): number | false {
  if (payment && payment.status !== "pending") return false;
  const refused = error ? statusOf(error) : 0;
  // Unlike a lost connection, these errors do not pass.
  if (refused === 404 || refused === 400) return false;
  return POLLING_MS;
}

export function addressAfter({
  order_id,
  status,
}: Pick<PaymentState, "order_id" | "status">): string | undefined {
  if (status === "pending") return undefined;
  const page = status === "success" ? "/payment-success" : "/payment-failed";
  return `${page}?${new URLSearchParams({ order_id, transaction_status: status })}`;
}
