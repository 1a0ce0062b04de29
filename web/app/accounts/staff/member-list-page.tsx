import type { StaffMemberSummary } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { date } from "../../platform/format.ts";
import type { Column } from "../../ui/staff/data-table.tsx";
import { DownloadButtons } from "../../ui/staff/download-buttons.tsx";
import { ListPage } from "../../ui/staff/list-page.tsx";
import { useListParams } from "../../ui/staff/list-params.ts";
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
    <ListPage
      title="Anggota"
      searchFor="Cari nama, nama pengguna, atau e-mail"
      statuses={[{ value: "suspended", label: "Ditangguhkan" }]}
      tools={<DownloadButtons what="members" name="anggota" />}
      params={params}
      caption="Daftar anggota"
      empty="Tidak ada anggota di sini."
      emptyStep={{ text: "Anggota muncul begitu ada yang mendaftar." }}
      query={query}
      columns={COLUMNS}
    />
  );
}
