import type { Order } from "@barakah/contract";
import { date, timeOfDay } from "../../platform/format.ts";
import { statusWords } from "./status-words.ts";

export function OrderTimeline({ order }: { order: Order }) {
  const facts = [
    { name: order.digital ? "Pembeli" : "Penerima", value: order.customer_name },
    { name: "Nomor telepon", value: order.customer_phone },
    { name: "Catatan pengiriman", value: order.digital ? "" : order.note },
    { name: order.fetched ? "Diambil oleh" : "Pengiriman", value: order.shipping_note },
  ].filter(({ value }) => value !== "");
  return (
    <>
      <ol
        aria-label={`Riwayat status ${order.order_number}`}
        className="mt-1 mb-3 ml-1.5 border-l-2 border-border"
      >
        {order.history.map(({ status, created_at, note }) => (
          <li
            key={created_at + status + note}
            className="relative pb-3 pl-4 before:absolute before:top-1.5 before:-left-[5px] before:size-2 before:rounded-full before:bg-border-strong last:pb-0 last:before:bg-primary"
          >
            <b className="block text-sm">{statusWords(order, status)}</b>
            <span className="block text-xs text-text-2">
              {date(created_at)} {timeOfDay(created_at)}
              {note && ` · ${note}`}
            </span>
          </li>
        ))}
      </ol>
      <dl className="mb-2 flex flex-col gap-1 text-sm">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-text-2">{name}</dt>
            <dd className="min-w-0 flex-[1_1_7rem] text-right whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
