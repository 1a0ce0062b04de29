import { queryOptions } from "@tanstack/react-query";
import { read } from "../../platform/query-client.ts";

export function paymentOptionsQuery() {
  return queryOptions({
    queryKey: ["payment-options"],
    queryFn: read("GET /api/payments/options/", {}),
  });
}
