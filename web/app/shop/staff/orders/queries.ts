import { readQuery } from "../../../platform/query-client.ts";

export const orderQuery = (order_number: string) =>
  readQuery(
    ["staff", "order", order_number],
    "GET /api/admin/orders/:order_number/",
    { params: { order_number } },
    { staleTime: 0 },
  );
