import { readQuery } from "../../platform/query-client.ts";

const AGAIN_MS = 20_000;

export const qrisQuery = readQuery(["qris", "accounts"], "GET /api/admin/qris-merchants/", {});

export const devicesQuery = readQuery(
  ["qris", "devices"],
  "GET /api/admin/notice-devices/",
  {},
  { refetchInterval: AGAIN_MS },
);

export const policyQuery = readQuery(
  ["qris", "policy"],
  "GET /api/admin/notice-policy/",
  {},
  { refetchInterval: AGAIN_MS },
);

export const overdueQuery = readQuery(["qris", "overdue"], "GET /api/admin/notice-overdue/", {});

export const templatesQuery = readQuery(["qris", "templates"], "GET /api/admin/notice-templates/", {});
