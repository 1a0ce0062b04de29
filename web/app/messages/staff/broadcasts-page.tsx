import type { Broadcast } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { wholeNumber } from "../../platform/format.ts";
import { arrived, type Column, DataTable } from "../../ui/staff/data-table.tsx";
import { momentOf } from "../../ui/staff/moment.ts";
import { SmallLink } from "../../ui/staff/small-button.tsx";
import { LoadState, Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { STATE_WORDS } from "./broadcast-words.ts";
import { broadcastsQuery } from "./queries.ts";

const COLUMNS: readonly Column<Broadcast>[] = [
  {
    head: "Siaran",
    title: true,
    cell: ({ id, title, audience_name }) => (
      <span>
        <Link to={`/admin/siaran/${id}`} className="font-semibold text-primary-text">
          {title}
        </Link>
        <span className="block text-text-2">{audience_name}</span>
      </span>
    ),
  },
  {
    head: "Keadaan",
    cell: ({ state }) => <StatusBadge tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].label}</StatusBadge>,
  },
  { head: "Orang", right: true, cell: ({ people }) => wholeNumber(people) },
  { head: "Mulai", minor: true, cell: ({ start_at }) => momentOf(start_at) },
  { head: "Oleh", minor: true, cell: ({ created_by }) => created_by.name },
];

export default function BroadcastsPage() {
  const query = useQuery(broadcastsQuery());
  return (
    <WorkPage
      title="Siaran"
      actions={<SmallLink to="/admin/siaran/baru" className="btn-40" icon="plus-bold" label="Siaran baru" />}
    >
      <Panel bare>
        {query.data ? (
          <DataTable
            caption="Siaran"
            empty="Belum ada siaran. Mulai dari 'Siaran baru'."
            stacks
            query={arrived(query.data)}
            columns={COLUMNS}
            rowKey={({ id }) => id}
          />
        ) : (
          <LoadState query={query} failure="Siaran belum dapat dimuat." />
        )}
      </Panel>
    </WorkPage>
  );
}
