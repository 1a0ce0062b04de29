import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiOf } from "../../platform/query-client.ts";
import type { ListAddress } from "../../ui/staff/list-address.ts";
import { PAGE_SIZE } from "../../ui/staff/page-place.ts";

/** The names of the log's filters in the address. */
export const FILTERS = { kind: "jenis", subject: "id", actor: "oleh", from: "dari", to: "sampai" } as const;

export function auditQuery({ search, offset, filter }: ListAddress) {
  const query = {
    limit: String(PAGE_SIZE),
    offset: String(offset),
    search: search || undefined,
    subject_kind: filter(FILTERS.kind) || undefined,
    subject_id: filter(FILTERS.subject) || undefined,
    actor: filter(FILTERS.actor) || undefined,
    from: filter(FILTERS.from) || undefined,
    to: filter(FILTERS.to) || undefined,
  };
  return queryOptions({
    queryKey: ["staff", "audit", query],
    queryFn: ({ client, signal }) =>
      apiOf(client).callCounted("GET /api/admin/audit/", { query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
