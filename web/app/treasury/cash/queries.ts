import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { read, readCounted } from "../../platform/query-client.ts";
import { PAGE_SIZE } from "../../ui/staff/pagination.ts";

export const boxesQuery = queryOptions({
  queryKey: ["cash", "boxes"],
  queryFn: read("GET /api/admin/cash/boxes/", {}),
});

const pageAt = (offset: number) => ({ query: { limit: String(PAGE_SIZE), offset: String(offset) } });

export const cashGiftsQuery = (offset: number) =>
  queryOptions({
    queryKey: ["cash", "gifts", offset],
    queryFn: readCounted("GET /api/admin/cash/gifts/", pageAt(offset)),
    placeholderData: keepPreviousData,
  });

export const handoversQuery = (offset: number) =>
  queryOptions({
    queryKey: ["cash", "handovers", offset],
    queryFn: readCounted("GET /api/admin/cash/handovers/", pageAt(offset)),
    placeholderData: keepPreviousData,
  });
