import type { StaffEnrolment } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { date, rupiah } from "../../platform/format.ts";
import type { Column } from "../../ui/staff/data-table.tsx";
import { DownloadButtons } from "../../ui/staff/download-buttons.tsx";
import { ListPage } from "../../ui/staff/list-page.tsx";
import { listQuery, useListParams } from "../../ui/staff/list-params.ts";
import { useMay } from "../../ui/staff/roles.ts";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";

const LABEL = { pending: "Menunggu", verified: "Terverifikasi", rejected: "Ditolak" } as const;
const TONE: Record<StaffEnrolment["status"], BadgeTone> = { pending: "wait", verified: "ok", rejected: "no" };
const STATUSES = Object.entries(LABEL).map(([value, label]) => ({ value, label }));

const COLUMNS: readonly Column<StaffEnrolment>[] = [
  { head: "Peserta", cell: (row) => <Participant enrolment={row} /> },
  { head: "Kelas", cell: ({ course }) => course },
  { head: "Biaya", right: true, cell: ({ price }) => (price > 0 ? rupiah(price) : "Gratis") },
  { head: "Materi selesai", right: true, cell: (row) => `${row.done_count}/${row.material_count}` },
  { head: "Mendaftar", right: true, cell: ({ created_at }) => date(created_at) },
  { head: "Status", cell: ({ status }) => <StatusBadge tone={TONE[status]}>{LABEL[status]}</StatusBadge> },
];

/** Linked for administrators only; others may not open that page. */
function Participant({ enrolment: { member_id, full_name, username } }: { enrolment: StaffEnrolment }) {
  const mayOpen = useMay("administration");
  const name = full_name || username;
  if (!mayOpen) return <b>{name}</b>;
  return (
    <Link to={`/admin/anggota/${member_id}`} className="font-semibold text-primary-text">
      {name}
    </Link>
  );
}

export default function EnrolmentListPage() {
  const params = useListParams();
  const query = useQuery(listQuery("enrolments", "GET /api/admin/enrolments/", params));
  return (
    <ListPage
      title="Peserta kelas"
      searchFor="Cari nama peserta"
      statuses={STATUSES}
      tools={useMay("figures") && <DownloadButtons what="enrolments" name="pendaftaran" />}
      params={params}
      caption="Daftar pendaftaran kelas"
      empty="Tidak ada pendaftaran di sini."
      emptyStep={{ text: "Peserta muncul begitu ada yang mendaftar kelas." }}
      query={query}
      columns={COLUMNS}
    />
  );
}
