import { countedQuery } from "../../../platform/staff-query.ts";

const NOW = { staleTime: 0 };

export const PARCELS = ["staff", "parcels"] as const;

export const parcelsQuery = () =>
  countedQuery(PARCELS, "GET /api/admin/parcels/", { query: { limit: "500", sent_today: "true" } }, NOW);

export const complaintsQuery = (status: "open" | "closed") =>
  countedQuery(
    ["staff", "complaints", status],
    "GET /api/admin/complaints/",
    { query: { status, limit: "50" } },
    NOW,
  );

export const unweighedQuery = () =>
  countedQuery(
    ["staff", "unweighed"],
    "GET /api/admin/products-without-weight/",
    { query: { limit: "50" } },
    NOW,
  );

export const tariffsQuery = () =>
  countedQuery(["staff", "tariffs"], "GET /api/admin/tariffs/", { query: {} }, NOW);
