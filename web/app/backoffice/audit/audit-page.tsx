import type { AuditEntry as Entry } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { date, timeOfDay } from "../../platform/format.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Pager } from "../../ui/staff/data-table.tsx";
import { type ListParams, useListParams } from "../../ui/staff/list-params.ts";
import { LoadState, Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { AuditFilters } from "./audit-filters.tsx";
import { type Change, changesOf } from "./changes.ts";
import { auditQuery } from "./queries.ts";
import { actionLabel, subjectOf } from "./subjects.ts";

export default function AuditPage() {
  const params = useListParams();
  return (
    <WorkPage title="Riwayat perubahan">
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
  if (!data) return <LoadState query={query} failure="Riwayat perubahan belum dapat dimuat." />;
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

const SHOWN = 4;

function AuditEntry({ entry }: { entry: Entry }) {
  const changes = changesOf(entry);
  const more = changes.slice(SHOWN);
  return (
    <li className="grid grid-cols-[190px_minmax(0,1fr)] gap-x-5 gap-y-1 border-border px-4.5 py-3.5 not-first:border-t max-[820px]:grid-cols-[minmax(0,1fr)]">
      <div>
        <b className="block">
          {entry.actor ? entry.actor.full_name || entry.actor.username : "Pembeli tanpa akun"}
        </b>
        <time dateTime={entry.at} className="text-text-2 tabular-nums">
          {date(entry.at)} {timeOfDay(entry.at)}
        </time>
      </div>
      <div className="min-w-0">
        <p className="mb-1.5">
          {actionLabel(entry.action)} <Subject entry={entry} />
        </p>
        <Changes changes={changes.slice(0, SHOWN)} />
        {more.length > 0 && (
          <details className="mt-1.5">
            <summary className="w-fit cursor-pointer font-semibold text-primary-text">
              {more.length} isian lagi
            </summary>
            <Changes changes={more} />
          </details>
        )}
      </div>
    </li>
  );
}

function Subject({ entry }: { entry: Entry }) {
  const { name, page } = subjectOf(entry);
  if (!page) return <b className="wrap-anywhere">{name}</b>;
  return (
    <Link to={page} className="font-bold wrap-anywhere text-primary-text">
      {name}
    </Link>
  );
}

const CHANGE =
  "grid grid-cols-[150px_minmax(0,1fr)] gap-x-3 gap-y-0.5 py-[3px] max-[820px]:grid-cols-[minmax(0,1fr)] max-[820px]:py-[5px]";
const MARK = "rounded-[5px] px-[5px] py-px box-decoration-clone";

function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <dl>
      {changes.map(({ label, before, after }) => (
        <div key={label} className={CHANGE}>
          <dt className="text-text-2">{label}</dt>
          <dd className="wrap-anywhere">
            {before !== undefined && (
              <del className={`${MARK} bg-danger-soft text-on-danger-soft`}>{before}</del>
            )}
            {before !== undefined && after !== undefined && (
              <span className="text-text-2">
                <span aria-hidden="true"> → </span>
                <span className="sr-only"> menjadi </span>
              </span>
            )}
            {after !== undefined && (
              <ins className={`${MARK} bg-success-soft text-on-success-soft no-underline`}>{after}</ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
