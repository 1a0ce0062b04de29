import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { readCounted } from "../../platform/query-client.ts";
import { PAGE_SIZE } from "../../ui/staff/pagination.ts";

export const NOTICE_LISTS = ["ownerless", "unread", "matched", "ignored"] as const;
export type NoticeList = (typeof NOTICE_LISTS)[number];

export const noticesQuery = (state: NoticeList, offset: number) =>
  queryOptions({
    queryKey: ["notices", state, offset],
    queryFn: readCounted("GET /api/admin/notices/", {
      query: { state, limit: String(PAGE_SIZE), offset: String(offset) },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: 20_000,
  });
