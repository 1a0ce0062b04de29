import type { Order } from "@barakah/contract";
import type { OrderStatusLabel } from "@barakah/contract/shop/order-status";
import { rupiah, timeOfDay } from "../../platform/format.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { arrivesOn, weekdayOf } from "../delivery/arrival.ts";
import { orderTone, statusWords } from "./status-words.ts";

const STEPS = ["Dibayar", "Diproses", "Dikirim", "Selesai"] as const;
/** The number of completed steps by status. */
const REACHED: Record<OrderStatusLabel, number> = {
  "Menunggu Pembayaran": 0,
  "Menunggu Verifikasi": 0,
  Diproses: 2,
  Dikirim: 3,
  Selesai: 4,
  Dibatalkan: 0,
  "Paket Kembali": 0,
};

function headline(order: Order): string {
  const { status, shipment, store } = order;
  if (status === "Paket Kembali") return `Paketnya kembali ke ${store?.name ?? "kami"}`;
  if (shipment?.delivered_at) return `Sampai ${weekdayOf(shipment.delivered_at)}`;
  if (status === "Dikirim" && shipment?.arrives_from && shipment.arrives_until)
    return arrivesOn(shipment.arrives_from, shipment.arrives_until);
  if (status === "Diproses")
    return shipment ? "Sedang dikemas" : order.pickup ? "Siapkan waktu mengambilnya" : "Sedang disiapkan";
  return statusWords(order, status);
}

function sentence(order: Order): string {
  const { status, digital, shipment, refund_planned, refund_owed } = order;
  if (status === "Paket Kembali" && refund_planned + refund_owed > 0)
    return `${rupiah(refund_planned + refund_owed)} akan dikembalikan kepadamu. Kami kabari begitu sudah ditransfer.`;
  if (digital) return status === "Selesai" ? "Berkasnya ada di Unduhan saya." : "";
  if (!shipment)
    return status === "Diproses"
      ? order.fetched
        ? "Sepakati harinya dahulu, lalu ambil di tempat di bawah ini."
        : "Kami kabari begitu siap."
      : status === "Dikirim" && order.fetched
        ? "Sudah diserahkan? Tekan Pesanan diterima."
        : "";
  if (status === "Dikirim" && !shipment.delivered_at)
    return `Sedang dibawa dari ${shipment.from} ke ${shipment.place.split(",")[0]}.`;
  return status === "Diproses"
    ? `Akan dikirim dengan ${shipment.courier} ${shipment.service}.`.replace(" .", ".")
    : "";
}

export function OrderHead({ order }: { order: Order }) {
  const reached = REACHED[order.status];
  return (
    <section className="bg-surface p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <StatusBadge tone={orderTone(order.status)}>{statusWords(order, order.status)}</StatusBadge>
        <span className="text-sm text-text-2 wrap-anywhere">{order.order_number}</span>
      </div>
      <h2 className="mt-2 text-2xl">{headline(order)}</h2>
      <p className="text-sm text-text-2">{sentence(order)}</p>
      {!order.digital && order.status !== "Dibatalkan" && order.status !== "Paket Kembali" && (
        <ol aria-label="Langkah pesanan" className="mt-4 flex">
          {STEPS.map((step, place) => (
            <li
              key={step}
              aria-current={place === reached - 1 ? "step" : undefined}
              className="relative flex-1 text-center text-[min(var(--text-xs),4.4vw)] leading-(--lh-xs) text-text-2 before:absolute before:top-[15px] before:right-1/2 before:h-[3px] before:w-full before:bg-border first:before:hidden data-done:font-semibold data-done:text-primary-text data-done:before:bg-primary"
              data-done={place < reached || undefined}
            >
              <span
                className={`relative z-1 mx-auto mb-1 grid size-8 place-items-center rounded-full ${place < reached ? "bg-primary text-on-primary" : "bg-surface-2 text-text-3"}`}
              >
                {place < reached ? <Icon name="check-bold" size={16} /> : place + 1}
              </span>
              {statusWords(order, step as OrderStatusLabel)}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

interface Stop {
  at: string;
  title: string;
  text: string;
}

/** The courier's tracking and the order's history, newest first. */
function stopsOf(order: Order): Stop[] {
  const { history, shipment } = order;
  const told = (shipment?.track ?? []).map(({ at, text }) => ({ at, title: text, text: "" }));
  const steps = history.map(({ status, created_at, note }) => ({
    at: created_at,
    title: statusWords(order, status),
    text: note,
  }));
  return [...steps, ...told].toSorted((one, other) => other.at.localeCompare(one.at));
}

export const Journey = ({ order }: { order: Order }) => (
  <ol className="ml-1.5 border-l-2 border-primary-line">
    {stopsOf(order).map(({ at, title, text }) => (
      <li
        key={at + title + text}
        className="relative pb-4 pl-4 before:absolute before:top-1.5 before:-left-[7px] before:size-3 before:rounded-full before:bg-primary first:before:bg-accent last:pb-0"
      >
        <b className="block text-sm">{title}</b>
        {text && <span className="block text-sm text-text-2">{text}</span>}
        <span className="block text-xs text-text-3">
          {weekdayOf(at)}, {timeOfDay(at)}
        </span>
      </li>
    ))}
  </ol>
);
