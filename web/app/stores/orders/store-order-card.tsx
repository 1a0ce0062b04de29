import type { StoreOrder } from "@barakah/contract";
import { ORDER_STATUS_LABEL, type OrderStatus } from "@barakah/contract/shop/order-status";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { rupiah } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { Button } from "../../ui/form/button.tsx";
import { useOpenPdf } from "../../ui/form/use-open-pdf.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";
import { deadlineOf } from "./deadline.ts";

const ShipDialog = lazy(() => import("./ship-dialog.tsx"));

const TONE: Partial<Record<OrderStatus, BadgeTone>> = { shipped: "info", finished: "ok", returned: "no" };

export function StoreOrderBadge({ order }: { order: StoreOrder }) {
  const now = useNow();
  const { tone, words } = order.send_before
    ? order.shipment || order.replaces
      ? deadlineOf(order.send_before, now)
      : // The buyer chooses the day.
        { tone: "wait" as const, words: "Menunggu diambil" }
    : {
        tone: TONE[order.status] ?? ("mute" as const),
        words: order.status === "shipped" && !order.shipment ? "Diambil" : ORDER_STATUS_LABEL[order.status],
      };
  return <StatusBadge tone={tone}>{words}</StatusBadge>;
}

export const StoreOrderItems = ({ items }: Pick<StoreOrder, "items">) => (
  <ul className="flex flex-col gap-3">
    {items.map(({ product_name, thumbnail, quantity, price }) => (
      <li key={product_name} className="flex items-center gap-3">
        <span className="size-13 flex-none overflow-hidden rounded-md bg-surface-2">
          <Picture src={thumbnail} alt="" width={52} height={52} sizes="52px" />
        </span>
        <span className="min-w-0 flex-1">
          <b className="block text-sm wrap-anywhere">{product_name}</b>
          <span className="text-xs text-text-2">
            {quantity} × {rupiah(price)}
          </span>
        </span>
      </li>
    ))}
  </ul>
);

/** 'NusaKirim Reguler · Rina A., Lembang', as long as the address is shown. */
function wayOf({ shipment, digital, customer_name }: StoreOrder): string {
  if (!shipment) return [digital ? "Unduhan" : "Diambil", customer_name].filter(Boolean).join(" · ");
  const to = [shipment.recipient, shipment.place.split(",")[0]].filter(Boolean).join(", ");
  return [`${shipment.courier} ${shipment.service}`.trim(), to].filter(Boolean).join(" · ");
}

interface StoreOrderCardProps {
  order: StoreOrder;
  memberId: number;
  /** Of its heading. */
  level?: "h2" | "h3";
}

export function StoreOrderCard({ order, memberId, level: Heading = "h2" }: StoreOrderCardProps) {
  return (
    <Card as="li" className="px-4 pt-2 pb-4">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-2">
        <Heading className="min-w-0 text-sm font-bold tracking-[.01em] wrap-anywhere">
          <Link
            to={`/toko-saya/pesanan/${order.order_number}`}
            className="inline-flex min-h-11 items-center gap-1.5"
          >
            {order.order_number}
            <Icon name="caret-right-bold" size={16} className="text-text-3" />
          </Link>
        </Heading>
        <StoreOrderBadge order={order} />
      </div>
      {order.replaces && <p className="mb-2 text-sm text-text-2">Pengganti dari paket yang bermasalah</p>}
      <StoreOrderItems items={order.items} />
      <p className="mt-3 flex items-center gap-2 text-sm text-text-2">
        <Icon name={order.digital ? "download-simple" : "map-pin-fill"} size={18} className="flex-none" />
        <span className="min-w-0 wrap-anywhere">{wayOf(order)}</span>
      </p>
      {order.send_before && <SendingActions order={order} memberId={memberId} className="mt-3" />}
    </Card>
  );
}

interface SendingActionsProps {
  order: StoreOrder;
  memberId: number;
  className?: string;
}

/** The label, and the tracking number that says the parcel has left. */
export function SendingActions({ order, memberId, className = "" }: SendingActionsProps) {
  const [asking, setAsking] = useState(false);
  const label = useOpenPdf();
  return (
    <div className={`flex flex-wrap gap-2.5 [&>button]:flex-1 ${className}`}>
      {order.shipment && (
        <Button
          variant="line"
          busy={label.busy}
          onClick={() => label.open(`/api/stores/mine/orders/${order.order_number}/label/`)}
        >
          <Icon name="printer" size={18} /> Label
        </Button>
      )}
      <Button
        variant="soft"
        onClick={() => setAsking(true)}
        label={order.shipment ? "Isi nomor resi" : "Sudah diambil"}
      />
      {asking && (
        <Suspense>
          <ShipDialog order={order} memberId={memberId} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  );
}
