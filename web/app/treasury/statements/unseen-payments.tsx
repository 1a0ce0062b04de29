import type { QueuedPayment } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { date, rupiah } from "../../platform/format.ts";
import { type Column, PagedTable } from "../../ui/staff/data-table.tsx";
import type { ListParams } from "../../ui/staff/list-params.ts";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { unseenQuery } from "./queries.ts";

const COLUMNS: readonly Column<QueuedPayment>[] = [
  {
    head: "Nomor",
    cell: ({ reference, created_at, method }) => (
      <>
        <TextLink to={`/admin/pembayaran/${reference}`} className="block font-semibold whitespace-nowrap">
          {reference}
        </TextLink>
        <small className="text-text-2">
          {date(created_at)} · {method.toUpperCase()}
        </small>
      </>
    ),
  },
  { head: "Dari", cell: ({ payer_name }) => payer_name },
  { head: "Untuk", cell: ({ title }) => <span className="block max-w-80 truncate">{title}</span> },
  { head: "Disetujui", right: true, cell: ({ amount }) => rupiah(amount) },
  {
    head: "Belum ada di mutasi",
    right: true,
    cell: ({ unseen_amount, seen_amount }) => (
      <>
        <b>{rupiah(unseen_amount)}</b>
        {seen_amount > 0 && <small className="block text-text-2">sudah ada {rupiah(seen_amount)}</small>}
      </>
    ),
  },
];

export function UnseenPayments({ params }: { params: ListParams }) {
  const query = useQuery(unseenQuery(params));
  return (
    <>
      <p className="px-4.5 pb-3 text-text-2">
        Pembayaran ini disetujui tanpa baris mutasi. Begitu uangnya ada di berkas bank, barisnya ditawari
        pembayaran ini lebih dahulu.
      </p>
      <PagedTable
        params={params}
        caption="Disetujui, belum ada di mutasi"
        empty={
          params.search
            ? "Tidak ada pembayaran yang cocok dengan pencarian ini."
            : "Semua yang disetujui sudah terlihat di mutasi."
        }
        query={query}
        rowKey={({ reference }) => reference}
        columns={COLUMNS}
      />
    </>
  );
}
