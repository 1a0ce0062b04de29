import type { StoreOrderState } from "@barakah/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LoadMore } from "../../ui/feedback/load-more.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { RowsSkeleton } from "../../ui/feedback/skeleton.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Tabs } from "../../ui/layout/tabs.tsx";
import { OwnStorePage } from "../own-store.tsx";
import { storeOrdersQuery } from "../queries.ts";
import { StoreOrderCard } from "./store-order-card.tsx";

const TITLE = "Pesanan toko";
const TABS: readonly { key: StoreOrderState; label: string; empty: string }[] = [
  { key: "to_send", label: "Perlu dikirim", empty: "Tidak ada yang perlu dikirim." },
  { key: "sent", label: "Di perjalanan", empty: "Tidak ada paket di perjalanan." },
  { key: "ended", label: "Selesai", empty: "Belum ada pesanan yang selesai." },
];

export default function MyOrdersPage() {
  return (
    <OwnStorePage title={TITLE} back="/toko-saya">
      {(_, memberId) => <Orders memberId={memberId} />}
    </OwnStorePage>
  );
}

function Orders({ memberId }: { memberId: number }) {
  const [address, setAddress] = useSearchParams();
  const shown = TABS.find(({ key }) => key === address.get("bagian"))?.key ?? "to_send";
  return (
    <Page title={TITLE} back="/toko-saya" isHeading className="">
      <Tabs
        label="Keadaan pesanan"
        shown={shown}
        onShow={(bagian) => setAddress({ bagian }, { replace: true })}
        tabs={TABS.map(({ key, label, empty }) => ({
          key,
          label,
          panel: <OrdersIn state={key} memberId={memberId} empty={empty} />,
        }))}
      />
    </Page>
  );
}

interface OrdersInProps {
  state: StoreOrderState;
  memberId: number;
  empty: string;
}

function OrdersIn({ state, memberId, empty }: OrdersInProps) {
  const query = useInfiniteQuery(storeOrdersQuery(memberId, state));
  return (
    <>
      <Loaded query={query} failure="Pesanan gagal dimuat." skeleton={<RowsSkeleton />}>
        {({ pages }) => {
          const all = pages.flatMap(({ items }) => items);
          if (all.length === 0) return <EmptyState level="p" heading={empty} />;
          return (
            <ul className="flex flex-col gap-3">
              {all.map((order) => (
                <StoreOrderCard key={order.order_number} order={order} memberId={memberId} />
              ))}
            </ul>
          );
        }}
      </Loaded>
      <LoadMore query={query} />
    </>
  );
}
