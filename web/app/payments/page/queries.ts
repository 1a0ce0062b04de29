import type { PaymentPage } from "@barakah/contract";
import { queryOptions } from "@tanstack/react-query";
import { statusOf } from "../../platform/api-error.ts";
import { apiOf } from "../../platform/query-client.ts";

const ONLINE_MS = 10_000;
/** The payer is waiting with the phone in hand. */
const QRIS_MS = 5_000;
const TREASURER_MS = 45_000;

function askAgainIn(payment: PaymentPage | undefined, error: Error | null): number | false {
  if (error && [400, 404, 429].includes(statusOf(error))) return false;
  if (payment?.status !== "pending") return false;
  if (payment.next === "pay_qris") return QRIS_MS;
  return payment.next === "pay_online" ? ONLINE_MS : TREASURER_MS;
}

/** Polls while something is awaited and the tab is visible. */
export const paymentPageQuery = (key: string) =>
  queryOptions({
    queryKey: ["payment-page", key],
    queryFn: ({ client, signal }) =>
      apiOf(client).call("GET /api/payments/page/:key/", { params: { key } }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => askAgainIn(state.data, state.error),
    refetchIntervalInBackground: false,
  });
