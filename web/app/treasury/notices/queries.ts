import { pageQuery } from "../../platform/staff-query.ts";
import { PAGE_SIZE } from "../../ui/staff/pagination.ts";

export const NOTICE_LISTS = ["ownerless", "unread", "matched", "ignored"] as const;
export type NoticeList = (typeof NOTICE_LISTS)[number];

export const noticesQuery = (state: NoticeList, offset: number) =>
  pageQuery(
    ["notices", state, offset],
    "GET /api/admin/notices/",
    {
      query: { state, limit: String(PAGE_SIZE), offset: String(offset) },
    },
    { refetchInterval: 20_000 },
  );
