import { useInfiniteQuery } from "@tanstack/react-query";
import { MembersPage } from "../../accounts/index.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LoadMore } from "../../ui/feedback/load-more.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { RowsSkeleton } from "../../ui/feedback/skeleton.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { ordersQuery } from "../member/shopping-queries.ts";
import { OrderCard } from "./order-card.tsx";

const TITLE = "Riwayat Belanja";

export default function OrderHistoryPage() {
  return (
    <MembersPage
      title={TITLE}
      description="Pesananmu di Sinergy, BARAKAH APP, dengan isinya dan statusnya."
      back="/login"
      skeleton={<RowsSkeleton className="h-52" />}
    >
      {(memberId) => <History memberId={memberId} />}
    </MembersPage>
  );
}

function History({ memberId }: { memberId: number }) {
  const orders = useInfiniteQuery(ordersQuery(memberId));
  return (
    <Page title={TITLE} back="/login" isHeading className="pt-4 pb-8">
      <Loaded query={orders} failure="Pesanan gagal dimuat." skeleton={<RowsSkeleton className="h-52" />}>
        {({ pages }) => {
          const all = pages.flatMap((page) => page.items);
          if (all.length === 0) return <NoOrders />;
          return (
            <ul className="flex flex-col gap-3 px-4">
              {all.map((order) => (
                <OrderCard key={order.order_number} order={order} memberId={memberId} />
              ))}
            </ul>
          );
        }}
      </Loaded>
      <LoadMore query={orders} />
    </Page>
  );
}

const NoOrders = () => (
  <EmptyState heading="Belum ada pesanan." text="Pesanan pertamamu akan tercatat di sini.">
    <LinkButton to="/sinergy">Belanja Sekarang</LinkButton>
  </EmptyState>
);
