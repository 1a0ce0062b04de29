import { queryOptions } from "@tanstack/react-query";
import { read } from "../../platform/query-client.ts";
import { pollingDelay } from "./polling.ts";

/** What the server knows of a payment now; nothing when it does not know it. */
export function paymentStateQuery(orderId: string) {
  return queryOptions({
    queryKey: ["payment-state", orderId],
    queryFn: read("GET /api/check-payment-status/", { query: { order_id: orderId } }),
    enabled: orderId !== "",
    staleTime: 0,
    retry: false,
  });
}

/** Asks again every five seconds while the tab is in view, until the payment has ended. */
export function polledPaymentQuery(orderId: string) {
  return queryOptions({
    ...paymentStateQuery(orderId),
    refetchInterval: ({ state }) => pollingDelay(state.data, state.error),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });
}
