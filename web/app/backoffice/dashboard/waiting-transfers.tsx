import type { QueuedPayment } from "@barakah/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { rupiah, timeAgo } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { readCounted } from "../../platform/query-client.ts";
import { DataTable } from "../../ui/staff/data-table.tsx";
import { listSize } from "../../ui/staff/pagination.ts";
import { Panel } from "../../ui/staff/work-page.tsx";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";

const SHOWN = "5";
const LINK = "font-semibold text-primary-text";
const CHECK: Record<QueuedPayment["check"], { tone: BadgeTone; label: string }> = {
  match: { tone: "ok", label: "Kode cocok" },
  look: { tone: "wait", label: "Periksa" },
  mismatch: { tone: "no", label: "Selisih" },
};

const waitingTransfersQuery = () =>
  queryOptions({
    queryKey: ["staff", "dashboard", "transfers"],
    queryFn: readCounted("GET /api/admin/payments/", {
      query: { status: "pending", has_proof: "true", limit: SHOWN },
    }),
    refetchInterval: 60_000,
  });

/** The newest transfers that wait for verification. */
export function WaitingTransfers() {
  const query = useQuery(waitingTransfersQuery());
  const now = useNow();
  return (
    <Panel
      title="Antrean verifikasi"
      note="Terbaru lebih dulu"
      bare
      action={
        <Link to="/admin/verifikasi" className={LINK}>
          Lihat semua ({listSize(query.data?.total ?? 0)})
        </Link>
      }
    >
      <DataTable
        caption="Transfer yang menunggu"
        empty="Tidak ada transfer yang menunggu."
        query={query}
        rowKey={({ reference }) => reference}
        columns={[
          { head: "Pengirim", cell: ({ payer_name }) => <b>{payer_name}</b> },
          { head: "Untuk", cell: ({ title }) => title },
          { head: "Nominal", right: true, cell: ({ amount }) => <b>{rupiah(amount)}</b> },
          {
            head: "Pencocokan",
            cell: ({ check }) => <StatusBadge tone={CHECK[check].tone}>{CHECK[check].label}</StatusBadge>,
          },
          { head: "Umur", right: true, cell: ({ created_at }) => timeAgo(created_at, now) },
        ]}
        stacks
      />
    </Panel>
  );
}
