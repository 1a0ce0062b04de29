import { FUND_KINDS } from "@barakah/contract/ledger/fund-kinds";
import { RECIPIENT_KINDS, recipientLabel } from "@barakah/contract/ledger/recipients";
import { periodName } from "@barakah/contract/transparency/period-words";
import { useInfiniteQuery } from "@tanstack/react-query";
import { wholeNumber } from "../../platform/format.ts";
import { preloadOnServer } from "../../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../../platform/preload.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LoadMore } from "../../ui/feedback/load-more.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { kindName } from "../figures.ts";
import { accountIn, periodIn, reportAddress, TO } from "../period-address.ts";
import { type PayoutView, payoutsQuery } from "../queries.ts";
import { Story } from "../report/story.tsx";
import type { Route } from "./+types/payouts-page";
import { ListFrame } from "./list-frame.tsx";

function viewIn(of: string | undefined): PayoutView {
  if (of === undefined) return {};
  const kind = FUND_KINDS.find((word) => word === of);
  if (kind) return { kind };
  const recipient = RECIPIENT_KINDS.find((word) => `${TO}${word}` === of);
  return recipient ? { recipient } : { account: accountIn(of) };
}

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [
  payoutsQuery(periodIn(params) ?? "0000", viewIn(params.of)),
];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

export default function PayoutsPage({ params }: Route.ComponentProps) {
  const period = periodIn(params) ?? "0000";
  const view = viewIn(params.of);
  const query = useInfiniteQuery(payoutsQuery(period, view));
  const [first] = query.data?.pages ?? [];
  const what = view.recipient
    ? `kepada ${recipientLabel(view.recipient).toLowerCase()}`
    : view.account
      ? (first?.items[0]?.programme.title ?? "")
      : view.kind
        ? kindName(view.kind).toLowerCase()
        : "";
  return (
    <ListFrame
      title="Penyaluran"
      heading={`Penyaluran ${what} ${periodName(period)}`.replace(/\s+/g, " ")}
      period={period}
    >
      <Loaded
        query={query}
        failure="Penyaluran gagal dimuat."
        skeleton={<Skeleton className="mx-4 h-80 rounded-lg" />}
      >
        {({ pages }) =>
          pages[0]?.total === 0 ? (
            <EmptyState heading="Belum ada penyaluran" text="Tidak ada penyaluran dalam laporan ini.">
              <LinkButton to={reportAddress(period)}>Kembali ke laporan</LinkButton>
            </EmptyState>
          ) : (
            <>
              <p className="mb-3 px-4 text-sm text-text-2">
                {wholeNumber(pages[0]?.total ?? 0)} penyaluran, terbaru dahulu.
              </p>
              <Card className="mx-4 px-3.5 py-0.5">
                {pages.flatMap(({ items }) =>
                  items.map((payout) => <Story key={`${payout.id}-${payout.kind}`} payout={payout} whole />),
                )}
              </Card>
              <LoadMore query={query} />
            </>
          )
        }
      </Loaded>
    </ListFrame>
  );
}
