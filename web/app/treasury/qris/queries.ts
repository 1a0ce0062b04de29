import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../../platform/query-client.ts";

/** Devices speak at any moment: whoever watches the page sees it. */
const AGAIN_MS = 20_000;

export const qrisQuery = queryOptions({
  queryKey: ["qris", "accounts"],
  queryFn: ({ client, signal }) => apiOf(client).call("GET /api/admin/qris-merchants/", {}, { signal }),
});

export const devicesQuery = queryOptions({
  queryKey: ["qris", "devices"],
  queryFn: ({ client, signal }) => apiOf(client).call("GET /api/admin/notice-devices/", {}, { signal }),
  refetchInterval: AGAIN_MS,
});

export const policyQuery = queryOptions({
  queryKey: ["qris", "policy"],
  queryFn: ({ client, signal }) => apiOf(client).call("GET /api/admin/notice-policy/", {}, { signal }),
  refetchInterval: AGAIN_MS,
});

export const overdueQuery = queryOptions({
  queryKey: ["qris", "overdue"],
  queryFn: ({ client, signal }) => apiOf(client).call("GET /api/admin/notice-overdue/", {}, { signal }),
});

export const templatesQuery = queryOptions({
  queryKey: ["qris", "templates"],
  queryFn: ({ client, signal }) => apiOf(client).call("GET /api/admin/notice-templates/", {}, { signal }),
});

export const settlementsQuery = queryOptions({
  queryKey: ["qris", "settlements"],
  queryFn: ({ client, signal }) => apiOf(client).call("GET /api/admin/qris-settlements/", {}, { signal }),
});
