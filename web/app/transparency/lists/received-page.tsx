import { FUND_KINDS, type FundKind } from "@barakah/contract/ledger/fund-kinds";
import { periodName } from "@barakah/contract/transparency/period-words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { rupiah, wholeNumber } from "../../platform/format.ts";
import { preloadOnServer } from "../../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../../platform/preload.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { kindName } from "../figures.ts";
import { periodIn, reportAddress } from "../period-address.ts";
import { receivedQuery } from "../queries.ts";
import { Table } from "../report/table.tsx";
import type { Route } from "./+types/received-page";
import { ListFrame } from "./list-frame.tsx";

const kindIn = (params: { kind?: string | undefined }): FundKind | undefined =>
  FUND_KINDS.find((kind) => kind === params.kind);

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [
  receivedQuery(periodIn(params) ?? "0000", kindIn(params)),
];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

/** By campaign and fund, never by donor. */
export default function ReceivedPage({ params }: Route.ComponentProps) {
  const period = periodIn(params) ?? "0000";
  const kind = kindIn(params);
  const query = useQuery(receivedQuery(period, kind));
  const heading = `Penerimaan ${kind ? `${kindName(kind).toLowerCase()} ` : ""}${periodName(period)}`;
  return (
    <ListFrame title="Penerimaan" heading={heading} period={period}>
      <p className="mb-3 px-4 text-sm text-text-2">
        Berapa kali dan berapa banyak. Nama pemberi tidak pernah ditampilkan di sini.
      </p>
      <Loaded
        query={query}
        failure="Penerimaan gagal dimuat."
        skeleton={<Skeleton className="mx-4 h-80 rounded-lg" />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState heading="Belum ada penerimaan" text="Tidak ada penerimaan dalam laporan ini.">
              <LinkButton to={reportAddress(period)}>Kembali ke laporan</LinkButton>
            </EmptyState>
          ) : (
            <Card className="mx-4 px-4 pt-2 pb-1">
              <Table
                caption={heading}
                head={["Program atau dana", "Diterima"]}
                rows={rows.map(({ account, title, slug, receipts, amount, kind: of }) => ({
                  key: account,
                  name: slug ? (
                    <Link
                      to={`/kampanye/${slug}`}
                      className="block min-h-6 font-bold text-primary-text hover:underline"
                    >
                      {title}
                    </Link>
                  ) : (
                    title
                  ),
                  note: `${wholeNumber(receipts)} penerimaan${kind ? "" : ` · ${kindName(of)}`}`,
                  values: [rupiah(amount)],
                }))}
                sum={["Jumlah", rupiah(rows.reduce((sum, { amount }) => sum + amount, 0))]}
              />
            </Card>
          )
        }
      </Loaded>
    </ListFrame>
  );
}
