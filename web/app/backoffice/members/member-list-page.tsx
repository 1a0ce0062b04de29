import type { StaffMemberSummary } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { date } from "../../platform/format.ts";
import { type Column, PagedTable } from "../../ui/staff/data-table.tsx";
import { DownloadButtons } from "../../ui/staff/download-buttons.tsx";
import { FilterBar } from "../../ui/staff/filter-bar.tsx";
import { useListParams } from "../../ui/staff/list-params.ts";
import { Panel } from "../../ui/staff/panel.tsx";
import { WorkPage } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { membersQuery } from "./queries.ts";

const COLUMNS: readonly Column<StaffMemberSummary>[] = [
  {
    head: "Nama",
    cell: ({ id, full_name, username }) => (
      <Link to={`/admin/anggota/${id}`} className="font-semibold text-primary-text">
        {full_name || username}
      </Link>
    ),
  },
  { head: "Nama pengguna", cell: ({ username }) => username },
  { head: "E-mail", cell: ({ email }) => email },
  { head: "Bergabung", right: true, cell: ({ created_at }) => date(created_at) },
  {
    head: "Status",
    cell: ({ suspended_at }) =>
      suspended_at ? (
        <StatusBadge tone="no">Ditangguhkan</StatusBadge>
      ) : (
        <StatusBadge tone="ok">Aktif</StatusBadge>
      ),
  },
];

export default function MemberListPage() {
  const params = useListParams();
  const query = useQuery(membersQuery(params));
  return (
    <WorkPage crumb="Sistem" title="Anggota">
      <Panel bare>
        <FilterBar
          params={params}
          searchFor="Cari nama, nama pengguna, atau e-mail"
          statuses={[{ value: "suspended", label: "Ditangguhkan" }]}
        >
          <DownloadButtons what="members" name="anggota" />
        </FilterBar>
        <PagedTable
          params={params}
          caption="Daftar anggota"
          empty="Tidak ada anggota di sini."
          stacks
          query={query}
          columns={COLUMNS}
          rowKey={({ id }) => id}
        />
      </Panel>
    </WorkPage>
  );
}
