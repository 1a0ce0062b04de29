import { queryOptions } from "@tanstack/react-query";
import { read } from "../../platform/query-client.ts";

/** Devices speak at any moment: whoever watches the page sees it. */
const AGAIN_MS = 20_000;

export const qrisQuery = queryOptions({
  queryKey: ["qris", "accounts"],
  queryFn: read("GET /api/admin/qris-merchants/", {}),
});

export const devicesQuery = queryOptions({
  queryKey: ["qris", "devices"],
  queryFn: read("GET /api/admin/notice-devices/", {}),
  refetchInterval: AGAIN_MS,
});

export const policyQuery = queryOptions({
  queryKey: ["qris", "policy"],
  queryFn: read("GET /api/admin/notice-policy/", {}),
  refetchInterval: AGAIN_MS,
});

export const overdueQuery = queryOptions({
  queryKey: ["qris", "overdue"],
  queryFn: read("GET /api/admin/notice-overdue/", {}),
});

export const templatesQuery = queryOptions({
  queryKey: ["qris", "templates"],
  queryFn: read("GET /api/admin/notice-templates/", {}),
});

export const settlementsQuery = queryOptions({
  queryKey: ["qris", "settlements"],
  queryFn: read("GET /api/admin/qris-settlements/", {}),
});
