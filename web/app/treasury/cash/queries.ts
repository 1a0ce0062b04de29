import { readQuery } from "../../platform/query-client.ts";
import { pageQuery } from "../../platform/staff-query.ts";
import { PAGE_SIZE } from "../../ui/staff/pagination.ts";

export const boxesQuery = readQuery(["cash", "boxes"], "GET /api/admin/cash/boxes/", {});

const pageAt = (offset: number) => ({ query: { limit: String(PAGE_SIZE), offset: String(offset) } });

export const cashGiftsQuery = (offset: number) =>
  pageQuery(["cash", "gifts", offset], "GET /api/admin/cash/gifts/", pageAt(offset));

export const handoversQuery = (offset: number) =>
  pageQuery(["cash", "handovers", offset], "GET /api/admin/cash/handovers/", pageAt(offset));
