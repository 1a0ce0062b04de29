import type { MonthSums, Report } from "@barakah/contract";
import { NEWEST, periodName } from "@barakah/contract/transparency/period-words";
import { useQuery } from "@tanstack/react-query";
import { statusOf } from "../../platform/api-error.ts";
import { PageMeta } from "../../platform/page-meta.tsx";
import { preloadOnServer } from "../../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../../platform/preload.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { AppShell } from "../../ui/layout/app-shell.tsx";
import { InTurn } from "../../ui/layout/in-turn.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { pdfAddress, periodIn } from "../period-address.ts";
import { newestPayoutsQuery, papersQuery, periodsQuery, reportQuery } from "../queries.ts";
import type { Route } from "./+types/report-page";
import { AmilLimits } from "./amil-limits.tsx";
import { PaidTables } from "./paid-tables.tsx";
import { Papers } from "./papers.tsx";
import { PeriodChoice } from "./period-choice.tsx";
import { ReceivedBars } from "./received-bars.tsx";
import { SealCard } from "./seal-card.tsx";
import { Stories } from "./stories.tsx";
import { Summary } from "./summary.tsx";
import { YearChart } from "./year-chart.tsx";

/** An invalid period is answered with 404 by the server. */
const askedIn = (params: Route.LoaderArgs["params"]) =>
  params.year === undefined ? NEWEST : (periodIn(params) ?? "0000");

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => {
  const asked = askedIn(params);
  return [reportQuery(asked), periodsQuery(), newestPayoutsQuery(asked), papersQuery()];
};
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

export default function ReportPage({ params }: Route.ComponentProps) {
  const asked = askedIn(params);
  const report = useQuery(reportQuery(asked));
  const periods = useQuery(periodsQuery());
  const unknown = report.isError && [400, 404].includes(statusOf(report.error) ?? 0);
  const name = report.data ? periodName(report.data.period) : "";
  return (
    <AppShell
      header={
        <PageHeader
          title="Transparansi"
          back="/"
          actions={report.data && <Download period={report.data.period} />}
        />
      }
    >
      <PageMeta
        title={name ? `Transparansi ${name}` : "Transparansi"}
        description="Laporan dana yang diterima, disalurkan, dan sisanya, sampai ke rupiahnya."
        noindex={unknown}
      />
      {unknown ? (
        <EmptyState level="h1" heading="Laporan tidak ditemukan" text="Belum ada laporan untuk waktu itu.">
          <LinkButton to="/transparansi">Laporan terbaru</LinkButton>
        </EmptyState>
      ) : (
        <Loaded query={report} failure="Laporan gagal dimuat." skeleton={<Waiting />}>
          {(data) => <Content report={data} months={periods.data?.months ?? []} asked={asked} />}
        </Loaded>
      )}
    </AppShell>
  );
}

const Download = ({ period }: { period: string }) => (
  <a
    href={pdfAddress(period)}
    aria-label="Unduh laporan PDF"
    className="grid size-11 place-items-center rounded-full"
  >
    <Icon name="download-simple" size={24} />
  </a>
);

const Content = ({
  report,
  months,
  asked,
}: {
  report: Report;
  months: readonly MonthSums[];
  asked: string;
}) => (
  <>
    <div className="bg-surface pt-4 pb-3">
      <h1 className="px-4 text-2xl">Ke mana amanahmu sampai</h1>
      <PeriodChoice months={months} period={report.period} />
    </div>
    <Summary report={report} />
    <InTurn>
      <ReceivedBars report={report} />
      <PaidTables report={report} />
      <AmilLimits report={report} />
      <YearChart months={months} period={report.period} />
      <Stories asked={asked} period={report.period} />
      {report.seal && <SealCard seal={report.seal} />}
      <Papers period={report.period} />
    </InTurn>
  </>
);

const Waiting = () => (
  <div className="grid gap-3 p-4">
    <Skeleton className="h-8 w-64 rounded-md" />
    <Skeleton className="h-60 rounded-lg" />
    <Skeleton className="h-72 rounded-lg" />
  </div>
);
