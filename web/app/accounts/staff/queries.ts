import { readQuery } from "../../platform/query-client.ts";
import { type ListParams, listQuery } from "../../ui/staff/list-params.ts";

export const membersQuery = (shown: Pick<ListParams, "search" | "status" | "offset">) =>
  listQuery("members", "GET /api/admin/members/", shown);

export const memberRecordQuery = (id: number) =>
  readQuery(["staff", "member", id], "GET /api/admin/members/:id/", { params: { id } }, { staleTime: 0 });
