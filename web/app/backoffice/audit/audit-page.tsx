import "./audit.css";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Awaited } from "../../ui/staff/awaited.tsx";
import { type ListParams, useListParams } from "../../ui/staff/list-params.ts";
import { Pager } from "../../ui/staff/pager.tsx";
import { Panel } from "../../ui/staff/panel.tsx";
import { WorkPage } from "../../ui/staff/work-page.tsx";
import { AuditEntry } from "./audit-entry.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { auditQuery } from "./queries.ts";

export default function AuditPage() {
  const params = useListParams();
  return (
    <WorkPage crumb="Sistem" title="Riwayat perubahan">
      <Panel bare>
        <AuditFilters params={params} />
        <Entries params={params} />
      </Panel>
    </WorkPage>
  );
}

function Entries({ params }: { params: ListParams }) {
  const query = useQuery(auditQuery(params));
  const { data, isFetching } = query;
  if (!data) return <Awaited query={query} failure="Riwayat perubahan belum dapat dimuat." />;
  if (data.total === 0) return <EmptyState heading="Tidak ada catatan di sini." level="p" />;
  return (
    <>
      <ol aria-label="Catatan perubahan" aria-busy={isFetching} className="border-t border-border">
        {data.items.map((entry) => (
          <AuditEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      <Pager params={params} list={data} />
    </>
  );
}
