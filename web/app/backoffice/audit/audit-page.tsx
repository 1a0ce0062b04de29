import "./audit.css";
import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Spinner } from "../../ui/icons/spinner.tsx";
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
  const { data, isError, isFetching } = query;
  if (!data && isError)
    return (
      <ErrorState
        message="Riwayat perubahan belum dapat dimuat."
        error={query.error}
        onRetry={() => query.refetch()}
        retrying={isFetching}
      />
    );
  if (!data)
    return (
      <div className="grid min-h-48 place-items-center">
        <Spinner size="lg" label="Memuat..." />
      </div>
    );
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
