import { pageQuery, readQuery } from "../../platform/staff-query.ts";
import { type ListParams, listQueryOf } from "../../ui/staff/list-params.ts";

type Shown = Pick<ListParams, "search" | "status" | "offset">;

export const ordersQuery = ({ search, status, offset }: Shown) =>
  pageQuery(
    ["staff", "orders", { search, status, offset }],
    "GET /api/admin/orders/",
    { query: listQueryOf({ search, status, offset }) },
    { staleTime: 0 },
  );

export const orderQuery = (order_number: string) =>
  readQuery(
    ["staff", "order", order_number],
    "GET /api/admin/orders/:order_number/",
    { params: { order_number } },
    { staleTime: 0 },
  );

export const testimoniesQuery = ({ search, status, offset }: Shown) =>
  pageQuery(
    ["staff", "testimonies", { search, status, offset }],
    "GET /api/admin/testimonies/",
    { query: listQueryOf({ search, status, offset }) },
    { staleTime: 0 },
  );
