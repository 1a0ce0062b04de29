import { queryOptions } from "@tanstack/react-query";
import { readCounted } from "../../platform/query-client.ts";

export const PARCELS = ["staff", "parcels"] as const;

export const parcelsQuery = () =>
  queryOptions({
    queryKey: PARCELS,
    queryFn: readCounted("GET /api/admin/parcels/", { query: { limit: "500", sent_today: "true" } }),
    staleTime: 0,
  });

export const complaintsQuery = (status: "open" | "closed") =>
  queryOptions({
    queryKey: ["staff", "complaints", status],
    queryFn: readCounted("GET /api/admin/complaints/", { query: { status, limit: "50" } }),
    staleTime: 0,
  });

export const unweighedQuery = () =>
  queryOptions({
    queryKey: ["staff", "unweighed"],
    queryFn: readCounted("GET /api/admin/products-without-weight/", { query: { limit: "50" } }),
    staleTime: 0,
  });

export const tariffsQuery = () =>
  queryOptions({
    queryKey: ["staff", "tariffs"],
    queryFn: readCounted("GET /api/admin/tariffs/", { query: {} }),
    staleTime: 0,
  });
