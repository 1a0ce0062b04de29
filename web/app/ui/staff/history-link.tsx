import type { AuditKind } from "@barakah/contract/backoffice/audit-words";
import { useMay } from "./roles.ts";
import { SmallLink } from "./small-button.tsx";

/** The names of the log's filters in the address. */
export const AUDIT_FILTERS = {
  kind: "jenis",
  subject: "id",
  actor: "oleh",
  from: "dari",
  to: "sampai",
} as const;

/** Links to the audit log of an item; for administrators only. */
export function HistoryLink({ kind, id }: { kind: AuditKind; id?: string | number }) {
  if (!useMay("administration")) return null;
  const search = new URLSearchParams({ [AUDIT_FILTERS.kind]: kind });
  if (id !== undefined) search.set(AUDIT_FILTERS.subject, String(id));
  return (
    <SmallLink to={`/admin/riwayat?${search}`} variant="line" className="max-w-full">
      Riwayat perubahan
    </SmallLink>
  );
}
