import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { rupiah, timeAgo } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { DataTable } from "../../ui/staff/data-table.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { overdueQuery } from "./queries.ts";

/** Payments verified by a notification that no bank statement has shown in time. */
export function OverdueNotices() {
  const query = useQuery(overdueQuery);
  const now = useNow();
  const { data } = query;
  if (!data || data.payments.length === 0) return null;
  return (
    <Panel
      title="Diverifikasi dari notifikasi, belum terlihat di mutasi"
      note={`Lebih lama daripada ${data.seen_days} hari, tertua lebih dulu`}
      bare
      action={
        <Link to="/admin/mutasi?status=belum-terlihat" className="font-semibold text-primary-text">
          Lihat semua
        </Link>
      }
    >
      <DataTable
        caption="Belum terlihat di mutasi"
        empty="Tidak ada."
        query={{ ...query, data: { items: data.payments } }}
        rowKey={({ reference }) => reference}
        columns={[
          {
            head: "Nomor",
            cell: ({ reference }) => (
              <Link
                to={`/admin/pembayaran/${reference}`}
                className="font-semibold whitespace-nowrap underline underline-offset-3"
              >
                {reference}
              </Link>
            ),
          },
          { head: "Dari", cell: ({ payer_name }) => payer_name },
          {
            head: "Disetujui",
            cell: ({ automatic }) =>
              automatic ? (
                <StatusBadge tone="wait">Otomatis</StatusBadge>
              ) : (
                <StatusBadge tone="mute">Petugas</StatusBadge>
              ),
          },
          {
            head: "Belum terlihat",
            right: true,
            cell: ({ unseen_amount }) => <b>{rupiah(unseen_amount)}</b>,
          },
          { head: "Umur", right: true, cell: ({ verified_at }) => timeAgo(verified_at, now) },
        ]}
        stacks
      />
    </Panel>
  );
}
