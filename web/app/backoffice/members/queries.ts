import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { read, readCounted } from "../../platform/query-client.ts";
import { type ListParams, listQueryOf } from "../../ui/staff/list-params.ts";

type Shown = Pick<ListParams, "search" | "status" | "offset">;

export const membersQuery = ({ search, status, offset }: Shown) =>
  queryOptions({
    queryKey: ["staff", "members", { search, status, offset }],
    queryFn: readCounted("GET /api/admin/members/", { query: listQueryOf({ search, status, offset }) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const memberRecordQuery = (id: number) =>
  queryOptions({
    queryKey: ["staff", "member", id],
    queryFn: read("GET /api/admin/members/:id/", { params: { id } }),
    staleTime: 0,
  });

export const enrolmentsQuery = ({ search, status, offset }: Shown) =>
  queryOptions({
    queryKey: ["staff", "enrolments", { search, status, offset }],
    queryFn: readCounted("GET /api/admin/enrolments/", { query: listQueryOf({ search, status, offset }) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
