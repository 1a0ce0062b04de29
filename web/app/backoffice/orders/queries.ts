import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { read, readCounted } from "../../platform/query-client.ts";
import { type ListParams, listQueryOf } from "../../ui/staff/list-params.ts";

type Shown = Pick<ListParams, "search" | "status" | "offset">;

export const ordersQuery = ({ search, status, offset }: Shown) =>
  queryOptions({
    queryKey: ["staff", "orders", { search, status, offset }],
    queryFn: readCounted("GET /api/admin/orders/", { query: listQueryOf({ search, status, offset }) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const orderQuery = (order_number: string) =>
  queryOptions({
    queryKey: ["staff", "order", order_number],
    queryFn: read("GET /api/admin/orders/:order_number/", { params: { order_number } }),
    staleTime: 0,
  });

export const testimoniesQuery = ({ search, status, offset }: Shown) =>
  queryOptions({
    queryKey: ["staff", "testimonies", { search, status, offset }],
    queryFn: readCounted("GET /api/admin/testimonies/", { query: listQueryOf({ search, status, offset }) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
