import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiOf } from "../../platform/query-client.ts";
import { PAGE_SIZE } from "../../ui/staff/pagination.ts";

export const boxesQuery = queryOptions({
  queryKey: ["cash", "boxes"],
  queryFn: ({ client, signal }) => apiOf(client).call("GET /api/admin/cash/boxes/", {}, { signal }),
});

const pageAt = (offset: number) => ({ query: { limit: String(PAGE_SIZE), offset: String(offset) } });

export const cashGiftsQuery = (offset: number) =>
  queryOptions({
    queryKey: ["cash", "gifts", offset],
    queryFn: ({ client, signal }) =>
      apiOf(client).callCounted("GET /api/admin/cash/gifts/", pageAt(offset), { signal }),
    placeholderData: keepPreviousData,
  });

export const handoversQuery = (offset: number) =>
  queryOptions({
    queryKey: ["cash", "handovers", offset],
    queryFn: ({ client, signal }) =>
      apiOf(client).callCounted("GET /api/admin/cash/handovers/", pageAt(offset), { signal }),
    placeholderData: keepPreviousData,
  });
