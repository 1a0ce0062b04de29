import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { wholeNumber } from "../../platform/format.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { storeOrdersQuery } from "../queries.ts";
import { StoreOrderCard } from "./store-order-card.tsx";

const SHOWN = 3;

/** The orders that the seller must send, on top of the page. */
export function ToSend({ memberId }: { memberId: number }) {
  const waiting = useInfiniteQuery(storeOrdersQuery(memberId, "to_send", SHOWN)).data?.pages[0];
  const sent = useInfiniteQuery(storeOrdersQuery(memberId, "sent", 1)).data?.pages[0];
  const ended = useInfiniteQuery(storeOrdersQuery(memberId, "ended", 1)).data?.pages[0];
  if (!waiting || !sent || !ended || waiting.total + sent.total + ended.total === 0) return null;
  return (
    <>
      <div className="mt-4 flex gap-2.5">
        <Count of={waiting.total} words="perlu dikirim" state="to_send" marked={waiting.total > 0} />
        <Count of={sent.total} words="di perjalanan" state="sent" />
        <Count of={ended.total} words="selesai" state="ended" />
      </div>
      {waiting.items.length > 0 && (
        <section className="mt-6">
          <div className="flex flex-wrap items-center justify-between gap-x-2">
            <h2 className="text-lg">Kirim hari ini</h2>
            <Link
              to="/toko-saya/pesanan"
              className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-primary-text"
            >
              Semua pesanan <Icon name="caret-right-bold" size={16} />
            </Link>
          </div>
          <ul className="mt-1 flex flex-col gap-3">
            {waiting.items.slice(0, SHOWN).map((order) => (
              <StoreOrderCard key={order.order_number} order={order} memberId={memberId} level="h3" />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface CountProps {
  of: number;
  words: string;
  state: string;
  marked?: boolean;
}

const Count = ({ of, words, state, marked = false }: CountProps) => (
  <Link
    to={`/toko-saya/pesanan?bagian=${state}`}
    className={`min-w-0 flex-1 rounded-lg border bg-surface px-3.5 py-3 ${marked ? "border-2 border-accent" : "border-border"}`}
  >
    <b className="block text-xl leading-tight">{wholeNumber(of)}</b>
    <span className="block text-xs text-text-2">{words}</span>
  </Link>
);
