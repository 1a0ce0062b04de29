import type { StaffOrderSummary } from "@barakah/contract";
import { PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import { ORDER_STATUS_LABEL } from "@barakah/contract/shop/order-status";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { date, rupiah } from "../../../platform/format.ts";
import type { Column } from "../../../ui/staff/data-table.tsx";
import { DownloadButtons } from "../../../ui/staff/download-buttons.tsx";
import { ListPage } from "../../../ui/staff/list-page.tsx";
import { listQuery, useListParams } from "../../../ui/staff/list-params.ts";
import { useMay } from "../../../ui/staff/roles.ts";
import { SmallLink } from "../../../ui/staff/small-button.tsx";
import { OrderBadge } from "./order-badge.tsx";

const STATUSES = Object.entries(ORDER_STATUS_LABEL).map(([value, label]) => ({ value, label }));

/** Staff who pack see no sums: theirs are null. */
const columnsOf = (sums: boolean): readonly Column<StaffOrderSummary>[] => [
  {
    head: "Nomor",
    cell: ({ order_number }) => (
      <Link to={`/admin/pesanan/${order_number}`} className="font-semibold text-primary-text tabular-nums">
        {order_number}
      </Link>
    ),
  },
  { head: "Pemesan", cell: ({ customer_name }) => customer_name },
  { head: "Toko", minor: true, cell: ({ store }) => store ?? "" },
  { head: "Tanggal", right: true, cell: ({ created_at }) => date(created_at) },
  { head: "Barang", right: true, minor: true, cell: ({ item_count }) => item_count },
  ...(sums
    ? [{ head: "Total", right: true, cell: ({ amount_due }: StaffOrderSummary) => rupiah(amount_due ?? 0) }]
    : []),
  { head: "Pembayaran", minor: true, cell: ({ payment_method }) => PAYMENT_METHOD_LABEL[payment_method] },
  { head: "Status", cell: ({ status }) => <OrderBadge status={status} /> },
];

export default function OrderListPage() {
  const params = useListParams();
  const query = useQuery(listQuery("orders", "GET /api/admin/orders/", params));
  const mayModerate = useMay("moderation");
  const seesSums = useMay("figures");
  const mayExport = useMay("money");
  return (
    <ListPage
      title="Pesanan"
      actions={mayModerate && <SmallLink label="Testimoni" to="/admin/testimoni" variant="line" />}
      searchFor="Cari nomor atau nama pemesan"
      statuses={STATUSES}
      tools={mayExport && <DownloadButtons what="orders" name="pesanan" />}
      params={params}
      caption="Daftar pesanan"
      empty="Tidak ada pesanan di sini."
      emptyStep={{ text: "Pesanan muncul begitu ada yang berbelanja." }}
      query={query}
      columns={columnsOf(seesSums)}
      rowKey={({ order_number }) => order_number}
    />
  );
}
