import { pageQuery } from "../../platform/staff-query.ts";
import { AUDIT_FILTERS } from "../../ui/staff/history-link.tsx";
import type { ListParams } from "../../ui/staff/list-params.ts";
import { PAGE_SIZE } from "../../ui/staff/pagination.ts";

export function auditQuery({ search, offset, filter }: ListParams) {
  const query = {
    limit: String(PAGE_SIZE),
    offset: String(offset),
    search: search || undefined,
    subject_kind: filter(AUDIT_FILTERS.kind) || undefined,
    subject_id: filter(AUDIT_FILTERS.subject) || undefined,
    actor: filter(AUDIT_FILTERS.actor) || undefined,
    from: filter(AUDIT_FILTERS.from) || undefined,
    to: filter(AUDIT_FILTERS.to) || undefined,
  };
  return pageQuery(["staff", "audit", query], "GET /api/admin/audit/", { query }, { staleTime: 0 });
}
