import type { MonthSums, Report, Seal } from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";
import { monthAbbreviation, NEWEST, periodName } from "@barakah/contract/transparency/period-words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { statusOf } from "../../platform/api-error.ts";
import { PageMeta } from "../../platform/page-meta.tsx";
import { preloadOnServer } from "../../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../../platform/preload.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { LinkButton } from "../../ui/form/link-button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { InTurn } from "../../ui/layout/in-turn.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { inGroups, yearsIn } from "../figures.ts";
import { pdfAddress, periodIn, reportAddress } from "../period-address.ts";
import { newestPayoutsQuery, papersQuery, periodsQuery, reportQuery } from "../queries.ts";
import type { Route } from "./+types/report-page";
import { AmilLimits } from "./amil-limits.tsx";
import { PaidTables } from "./paid-tables.tsx";
import { Papers } from "./papers.tsx";
import { ReceivedBars } from "./received-bars.tsx";
import { Reopened } from "./reopened.tsx";
import { Story } from "./story.tsx";
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
    <Page title="Transparansi" back="/" tools={report.data && <Download period={report.data.period} />}>
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
    </Page>
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
    <Reopened report={report} />
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

const SealCard = ({ seal }: { seal: Seal }) => (
  <section className="kawung on-paper relative mx-4 mt-6 overflow-hidden rounded-xl bg-linear-150 from-brand-from to-brand-to p-4.5 text-on-brand">
    <h2 className="relative flex items-start gap-2.5 text-xl">
      <Icon name="seal-check-fill" size={28} className="text-accent" />
      Segel buku {longDay(seal.day)}
    </h2>
    <p className="relative mt-1.5 text-sm text-on-brand-2">
      Setiap malam seluruh catatan hari itu disegel dan disambung ke segel kemarin. Siapa pun yang menyimpan
      satu tanda terima bisa membuktikan bila buku diubah.
    </p>
    <p className="relative mt-3 rounded-md bg-[rgb(0_0_0/.22)] p-3 font-[family-name:var(--font-mono)] text-xs leading-5 wrap-anywhere">
      {inGroups(seal.hash)}
    </p>
    <div className="relative mt-3.5 flex flex-wrap print:hidden gap-2.5 *:flex-[1_1_9rem]">
      <LinkButton to="/bukti" variant="on-brand" size="sm" label="Periksa tanda terima" />
      <LinkButton to="/transparansi/segel" variant="on-brand-line" size="sm" label="Semua segel" />
    </div>
  </section>
);

function Stories({ asked, period }: { asked: string; period: string }) {
  const { data = [] } = useQuery(newestPayoutsQuery(asked));
  if (data.length === 0) return null;
  return (
    <Section title="Penyaluran terbaru" more={`${reportAddress(period)}/penyaluran`}>
      <Card className="mx-4 px-3.5 py-0.5">
        {data.map((payout) => (
          <Story key={payout.id} payout={payout} />
        ))}
      </Card>
    </Section>
  );
}

const PILL =
  "grid min-h-11 min-w-12 flex-none place-items-center rounded-full px-3.5 py-1.5 text-sm font-semibold text-text-2 ring-1 ring-border ring-inset aria-[current]:bg-primary aria-[current]:font-bold aria-[current]:text-on-primary aria-[current]:ring-0";

interface PeriodChoiceProps {
  months: readonly MonthSums[];
  /** '2026-10' or '2026'. */
  period: string;
}

/** Plain links: every report has an address. */
function PeriodChoice({ months, period }: PeriodChoiceProps) {
  const year = period.slice(0, 4);
  const shown = months.filter(({ month }) => month.startsWith(year)).reverse();
  return (
    <nav
      aria-label="Bulan"
      className="mt-3 flex print:hidden gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]"
    >
      <Years years={yearsIn(months)} year={year} />
      {shown.map(({ month }) => (
        <Link
          key={month}
          to={reportAddress(month)}
          aria-current={month === period ? "page" : undefined}
          className={PILL}
        >
          {monthAbbreviation(month)}
        </Link>
      ))}
      <Link to={reportAddress(year)} aria-current={year === period ? "page" : undefined} className={PILL}>
        Setahun
      </Link>
    </nav>
  );
}

const YEAR =
  "inline-flex min-h-11 flex-none items-center gap-1.5 rounded-md bg-surface px-3 py-1.5 text-sm font-bold ring-1 ring-border-strong ring-inset";

/** Unfolds without JavaScript. */
function Years({ years, year }: { years: readonly string[]; year: string }) {
  if (years.length < 2) return <span className={YEAR}>{year}</span>;
  return (
    <details className="group flex-none [&[open]]:flex [&[open]]:gap-2">
      <summary className={`${YEAR} cursor-pointer list-none`}>
        {year}{" "}
        <Icon name="caret-down-bold" size={16} className="transition-transform group-open:-rotate-90" />
      </summary>
      {years
        .filter((one) => one !== year)
        .map((one) => (
          <Link key={one} to={reportAddress(one)} className={PILL}>
            {one}
          </Link>
        ))}
    </details>
  );
}
