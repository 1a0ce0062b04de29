import type { AuditKind } from "@barakah/contract/audit-words";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { useMay } from "../shell/staff.ts";
import { FILTERS } from "./queries.ts";

/** From a thing to what was done with it. Only administrators may read that. */
export function HistoryLink({ kind, id }: { kind: AuditKind; id?: string | number }) {
  if (!useMay("administrator")) return null;
  const search = new URLSearchParams({ [FILTERS.kind]: kind });
  if (id !== undefined) search.set(FILTERS.subject, String(id));
  return (
    <LinkButton to={`/admin/riwayat?${search}`} variant="line" size="sm">
      Riwayat perubahan
    </LinkButton>
  );
}
