import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../../platform/query-client.ts";

export function paymentOptionsQuery() {
  return queryOptions({
    queryKey: ["payment-options"],
    queryFn: ({ client, signal }) => apiOf(client).call("GET /api/payments/options/", {}, { signal }),
  });
}
