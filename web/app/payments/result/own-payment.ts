import { useQuery } from "@tanstack/react-query";
import { read } from "../../platform/query-client.ts";

/** By the key that only this device has. */
export function useOwnPayment(page: string | undefined) {
  const key = page?.slice(page.lastIndexOf("/") + 1) ?? "";
  return useQuery({
    queryKey: ["own-payment", key],
    queryFn: read("GET /api/payments/page/:key/", { params: { key } }),
    enabled: page !== undefined,
  }).data;
}
