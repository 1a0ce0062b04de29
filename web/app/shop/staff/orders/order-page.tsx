import type { StaffOrder } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { date, rupiah, wholeNumber } from "../../../platform/format.ts";
import { arrived, type Column, DataTable } from "../../../ui/staff/data-table.tsx";
import { HistoryLink } from "../../../ui/staff/history-link.tsx";
import { LoadItem, Panel, WorkPage } from "../../../ui/staff/work-page.tsx";
import type { Route } from "./+types/order-page";
import { OrderBadge } from "./order-badge.tsx";
import { ComplaintPanel, ShipmentPanel } from "./order-panels.tsx";
import { OrderSteps } from "./order-steps.tsx";
import { orderQuery } from "./queries.ts";

export default function OrderPage({ params }: Route.ComponentProps) {
  const query = useQuery(orderQuery(params.number));
  return (
    <LoadItem query={query} title="Pesanan" list="/admin/pesanan">
      {(order) => <OrderView order={order} />}
    </LoadItem>
  );
}

/** Staff who pack see no sums: theirs are null. */
function totalOf(order: StaffOrder): string {
  const { total_price, amount_due, shipping_price, voucher_amount, voucher_code, store, digital } = order;
  const shipping = shipping_price ? `termasuk ongkir ${rupiah(shipping_price)}` : "";
  const off = (total_price ?? 0) - (amount_due ?? 0);
  const code = off > 0 && `dipotong kode unik ${rupiah(off)}`;
  const voucher =
    voucher_code && voucher_amount !== null && `kupon ${voucher_code} −${rupiah(voucher_amount)}`;
  return [
    amount_due !== null && `Total ${rupiah(amount_due)}`,
    shipping,
    voucher,
    code,
    store && `${amount_due === null ? "Dijual" : "dijual"} ${digital ? "oleh" : "dan dikirim"} ${store}`,
  ]
    .filter(Boolean)
    .join(", ");
}

const PRICES: Column<StaffOrder["items"][number]>[] = [
  { head: "Harga", right: true, cell: ({ price }) => rupiah(price ?? 0) },
  { head: "Jumlah harga", right: true, cell: ({ price, quantity }) => rupiah((price ?? 0) * quantity) },
];

const OrderView = ({ order }: { order: StaffOrder }) => (
  <WorkPage title={order.order_number} actions={<HistoryLink kind="order" id={order.order_number} />}>
    <div className="bo-grid wide-narrow">
      <div className="bo-grid">
        <Panel title="Barang" note={totalOf(order)} bare>
          <DataTable
            caption="Barang yang dipesan"
            empty="Tidak ada barang."
            query={arrived(order.items)}
            rowKey={({ product_id }) => product_id}
            columns={[
              { head: "Produk", title: true, cell: ({ product_name }) => product_name },
              {
                head: "Jumlah",
                right: true,
                // Two of '500 g' must not read as 2 500 grams.
                cell: ({ quantity, unit }) => [wholeNumber(quantity), unit].filter(Boolean).join(" × "),
              },
              ...(order.amount_due === null ? [] : PRICES),
            ]}
          />
        </Panel>
        <Panel title="Riwayat">
          <ol className="flex flex-col gap-2.5">
            {order.history.map((step) => (
              <li
                key={step.created_at + step.status}
                className="flex flex-wrap items-center gap-x-2.5 gap-y-1"
              >
                <OrderBadge status={step.status} />
                <span className="flex-[1_1_12rem]">{step.note}</span>
                <span className="text-text-3">
                  {step.by}, {date(step.created_at)}
                </span>
              </li>
            ))}
          </ol>
        </Panel>
      </div>
      <div className="bo-grid">
        <ComplaintPanel order={order} />
        <ShipmentPanel order={order} />
        <Panel title="Langkah berikutnya" action={<OrderBadge status={order.status} />}>
          {order.digital && order.status === "finished" && order.payment_status === "verified" && (
            <p className="mb-2 text-text-2">
              {order.opened_at
                ? `Berkasnya diunduh sejak ${date(order.opened_at)}, jadi uangnya tidak dikembalikan.`
                : "Berkasnya belum pernah diunduh, jadi uangnya masih dapat dikembalikan."}
            </p>
          )}
          <OrderSteps order={order} />
        </Panel>
        <Panel title="Pemesan">
          <dl className="grid grid-cols-[fit-content(50%)_minmax(0,1fr)] gap-x-4 gap-y-1.5 [&_dd]:wrap-anywhere [&_dt]:text-text-2">
            <dt>Nama</dt>
            <dd>{order.customer_name}</dd>
            <dt>Telepon</dt>
            <dd>{order.customer_phone || "–"}</dd>
            {order.customer_email !== null && (
              <>
                <dt>E-mail</dt>
                <dd>{order.customer_email || "–"}</dd>
              </>
            )}
            <dt>Akun</dt>
            <dd>{order.username}</dd>
            <dt>Catatan</dt>
            <dd>{order.note || "–"}</dd>
            <dt>Kiriman</dt>
            <dd>{order.shipping_note || "–"}</dd>
            {order.store_phone && (
              <>
                <dt>Telepon toko</dt>
                <dd>{order.store_phone}</dd>
              </>
            )}
          </dl>
        </Panel>
      </div>
    </div>
  </WorkPage>
);
