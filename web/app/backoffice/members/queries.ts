import { pageQuery, readQuery } from "../../platform/staff-query.ts";
import { type ListParams, listQueryOf } from "../../ui/staff/list-params.ts";

type Shown = Pick<ListParams, "search" | "status" | "offset">;

export const membersQuery = ({ search, status, offset }: Shown) =>
  pageQuery(
    ["staff", "members", { search, status, offset }],
    "GET /api/admin/members/",
    { query: listQueryOf({ search, status, offset }) },
    { staleTime: 0 },
  );

export const memberRecordQuery = (id: number) =>
  readQuery(["staff", "member", id], "GET /api/admin/members/:id/", { params: { id } }, { staleTime: 0 });

export const enrolmentsQuery = ({ search, status, offset }: Shown) =>
  pageQuery(
    ["staff", "enrolments", { search, status, offset }],
    "GET /api/admin/enrolments/",
    { query: listQueryOf({ search, status, offset }) },
    { staleTime: 0 },
  );
