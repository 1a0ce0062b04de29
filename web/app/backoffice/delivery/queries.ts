import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "../../platform/query-client.ts";

export const PARCELS = ["staff", "parcels"] as const;

export const parcelsQuery = () =>
  queryOptions({
    queryKey: PARCELS,
    queryFn: ({ client, signal }) =>
      apiOf(client).callCounted("GET /api/admin/parcels/", { query: { limit: "500" } }, { signal }),
    staleTime: 0,
  });

export const complaintsQuery = (status: "open" | "closed") =>
  queryOptions({
    queryKey: ["staff", "complaints", status],
    queryFn: ({ client, signal }) =>
      apiOf(client).callCounted("GET /api/admin/complaints/", { query: { status, limit: "50" } }, { signal }),
    staleTime: 0,
  });

export const unweighedQuery = () =>
  queryOptions({
    queryKey: ["staff", "unweighed"],
    queryFn: ({ client, signal }) =>
      apiOf(client).callCounted(
        "GET /api/admin/products-without-weight/",
        { query: { limit: "50" } },
        { signal },
      ),
    staleTime: 0,
  });

export const tariffsQuery = () =>
  queryOptions({
    queryKey: ["staff", "tariffs"],
    queryFn: ({ client, signal }) =>
      apiOf(client).callCounted("GET /api/admin/tariffs/", { query: {} }, { signal }),
    staleTime: 0,
  });
