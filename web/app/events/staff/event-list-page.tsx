import type { StaffEventSummary } from "@barakah/contract";
import { EVENT_STATE_LABEL } from "@barakah/contract/events/event-words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { date, rupiah, timeOfDay } from "../../platform/format.ts";
import type { Column } from "../../ui/staff/data-table.tsx";
import { ListPage } from "../../ui/staff/list-page.tsx";
import { useListParams } from "../../ui/staff/list-params.ts";
import { useMay } from "../../ui/staff/roles.ts";
import { SmallLink } from "../../ui/staff/small-button.tsx";
import { EventBadge, seatsTaken } from "./event-words.tsx";
import { eventsQuery } from "./queries.ts";

const STATES = Object.entries(EVENT_STATE_LABEL).map(([value, label]) => ({ value, label }));

const COLUMNS: readonly Column<StaffEventSummary>[] = [
  {
    head: "Acara",
    title: true,
    cell: ({ id, title }) => (
      <Link to={`/admin/acara/${id}`} className="font-semibold text-primary-text">
        {title}
      </Link>
    ),
  },
  { head: "Mulai", cell: ({ starts_at }) => `${date(starts_at)}, ${timeOfDay(starts_at)} WIB` },
  { head: "Kursi terisi", right: true, cell: seatsTaken },
  { head: "Pemasukan", right: true, cell: ({ income }) => rupiah(income) },
  { head: "Keadaan", cell: ({ state }) => <EventBadge state={state} /> },
  {
    head: "Pendaftar",
    cell: ({ id }) => (
      <Link to={`/admin/acara/${id}/peserta`} className="font-semibold text-primary-text">
        Lihat peserta
      </Link>
    ),
  },
];

export default function EventListPage() {
  const params = useListParams();
  const query = useQuery(eventsQuery(params));
  const mayAdd = useMay("events");
  return (
    <ListPage
      title="Acara"
      actions={mayAdd && <SmallLink to="/admin/acara/baru" icon="plus-bold" label="Tambah acara" />}
      searchFor="Cari acara"
      statuses={STATES}
      params={params}
      caption="Daftar acara"
      empty="Tidak ada acara di sini."
      emptyStep={{ text: "Tulis acara pertamamu.", to: "/admin/acara/baru", label: "Tambah acara" }}
      query={query}
      columns={COLUMNS}
      rowKey={({ id }) => id}
    />
  );
}
