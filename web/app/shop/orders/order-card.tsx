import type { Order } from "@barakah/contract";
import { PAYMENT_METHOD_LABEL } from "@barakah/contract/payments/methods";
import { useId, useState } from "react";
import { Link } from "react-router";
import { date, dateInWords, rupiah, timeOfDay } from "../../platform/format.ts";
import { Button } from "../../ui/form/button.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderItemRow } from "./order-item-row.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { SoldBy } from "./sold-by.tsx";
import { orderTone, statusWords } from "./status-words.ts";

/** The store that sends the order; empty for the community's own goods. */
export function OrderCard({ order, memberId }: { order: Order; memberId: number }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Card as="li" className="p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <h2 className="min-w-0 text-sm font-bold tracking-[.01em] wrap-anywhere">
          <Link to={order.payment_page} className="inline-flex min-h-11 items-center gap-1.5">
            {order.order_number}
            <Icon name="caret-right-bold" size={16} className="text-text-3" />
          </Link>
        </h2>
        <StatusBadge tone={orderTone(order.status)}>{statusWords(order, order.status)}</StatusBadge>
      </div>
      <p className="text-xs text-text-2">
        {date(order.created_at)} · {PAYMENT_METHOD_LABEL[order.payment_method]}
      </p>
      <SoldBy order={order} />
      <ul className="mt-3 flex flex-col gap-3 border-y border-border py-3">
        {order.items.map((item) => (
          <OrderItemRow key={item.id} item={item} memberId={memberId} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-2 pt-2">
        <span className="text-sm font-bold">Total</span>
        <b className="ml-auto text-[1.0625rem] font-extrabold">{rupiah(order.amount_due)}</b>
      </div>
      {order.shipping_price > 0 && (
        <p className="text-xs text-text-2">Termasuk ongkir {rupiah(order.shipping_price)}</p>
      )}
      {order.amount_due < order.total_price && (
        <p className="text-xs text-text-2">
          Sudah dipotong kode unik {rupiah(order.total_price - order.amount_due)}
        </p>
      )}
      {order.missing > 0 && (
        <p className="pt-1 text-xs font-semibold text-accent-text">
          Sebagian sudah kami terima. Masih kurang {rupiah(order.missing)}: transfer ke rekening yang sama,
          kecuali buktinya sudah kamu kirim.
        </p>
      )}
      {order.kept > 0 && (
        <p className="pt-1 text-xs text-text-2">
          {rupiah(order.kept)} milikmu kami simpan. Hubungi kami untuk mengambilnya.
        </p>
      )}
      {order.refund_owed + order.refund_planned > 0 && (
        <p className="pt-1 text-xs font-semibold text-accent-text">
          {rupiah(order.refund_owed + order.refund_planned)} akan dikembalikan. Kami kabari begitu sudah
          ditransfer.
        </p>
      )}
      {order.can_pay && order.pay_before && (
        <p className="pt-1 text-xs font-semibold text-accent-text">
          Bayar sebelum {dateInWords(order.pay_before)} pukul {timeOfDay(order.pay_before)}
        </p>
      )}
      <Button
        variant="quiet"
        size="sm"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="-ml-3.5"
      >
        {open ? "Sembunyikan Rincian" : "Lihat Rincian"}
        <Icon name="caret-down-bold" size={16} className={open ? "rotate-180" : ""} />
      </Button>
      <div id={id} hidden={!open}>
        {open && <OrderTimeline order={order} />}
      </div>
      {(order.shipment || order.pickup || order.complaint || order.status === "Dikirim") && (
        <LinkButton to={`/riwayat-belanja/${order.order_number}`} variant="soft" size="sm" block>
          {order.shipment ? "Lihat Perjalanan" : order.pickup ? "Lihat Tempat Mengambil" : "Lihat Pesanan"}
        </LinkButton>
      )}
      {order.digital && order.status === "Selesai" && (
        <LinkButton to="/unduhan" variant="soft" size="sm" block>
          <Icon name="download-simple" size={18} /> Unduhan Saya
        </LinkButton>
      )}
      <OrderActions order={order} memberId={memberId} />
    </Card>
  );
}
