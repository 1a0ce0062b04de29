import type { EventSummary } from "@barakah/contract";
import { monthAndYear, monthName } from "@barakah/contract/platform/day-words";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { useNow } from "../platform/now.tsx";
import { PageMeta } from "../platform/page-meta.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { Chip } from "../ui/chip.tsx";
import { DateBox } from "../ui/date-box.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeletons } from "../ui/feedback/skeleton.tsx";
import { FilterLinks } from "../ui/filter-links.tsx";
import { ICON_BUTTON } from "../ui/form/icon-button.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { Card } from "../ui/layout/card.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { Section } from "../ui/layout/section.tsx";
import { LinkRow } from "../ui/link-row.tsx";
import { Cover } from "../ui/pictures/cover.tsx";
import { StretchedLink } from "../ui/stretched-link.tsx";
import { EventFacts, EventRows } from "./event-rows.tsx";
import { daysUntil } from "./event-time.ts";
import { type EventFilter, eventMonthsQuery, eventsQuery } from "./queries.ts";

const KINDS = [
  { name: "gratis", kind: "free", label: "Gratis" },
  { name: "berbayar", kind: "paid", label: "Berbayar" },
  { name: "daring", kind: "online", label: "Daring" },
] as const;

/** The filters of the address; unknown parameters are ignored. */
const filterOf = (search: URLSearchParams): EventFilter => ({
  past: search.get("kategori") === "lewat",
  kind: KINDS.find(({ name }) => name === search.get("kategori"))?.kind,
  month: /^20\d\d-(?:0[1-9]|1[0-2])$/.exec(search.get("bulan") ?? "")?.[0],
});

const queries: PageQueries<unknown> = ({ search }) => [eventsQuery(filterOf(search)), eventMonthsQuery()];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

const SKELETON = (
  <div className="px-4">
    <Skeletons of={["mt-4 aspect-[16/11] rounded-lg", "mt-6 h-24 rounded-lg", "mt-3 h-24 rounded-lg"]} />
  </div>
);

export default function EventsPage() {
  const filter = filterOf(useSearchParams()[0]);
  const { past } = filter;
  const query = useInfiniteQuery(eventsQuery(filter));
  return (
    <AppShell
      header={
        <PageHeader
          title="Acara"
          back="/"
          isHeading
          actions={
            <Link to="/tiket-saya" aria-label="Tiket Saya" className={ICON_BUTTON}>
              <Icon name="ticket" size={24} />
            </Link>
          }
        />
      }
    >
      <PageMeta
        title={past ? "Acara yang sudah lewat" : "Acara"}
        description="Kajian, pelatihan, dan kegiatan komunitas: waktu, tempat, dan pendaftarannya."
      />
      {!past && <Filters {...filter} />}
      <Loaded query={query} failure="Daftar acara gagal dimuat." skeleton={SKELETON}>
        {({ pages }) => <Agenda events={pages.flatMap(({ items }) => items)} filter={filter} />}
      </Loaded>
      <LoadMore query={query} />
      {past ? (
        <LinkRow
          to="/acara"
          icon="calendar-plus"
          title="Acara yang akan datang"
          text="Waktu, tempat, dan pendaftarannya"
          className="mt-6"
        />
      ) : (
        <LinkRow
          to="/acara?kategori=lewat"
          icon="clock"
          title="Acara yang sudah lewat"
          text="Apa saja yang pernah kami adakan"
          className="mt-6"
        />
      )}
    </AppShell>
  );
}

/** Filters by month, then by kind. Tapping the chosen month again shows all months. */
function Filters({ kind, month }: EventFilter) {
  const { data: months = [] } = useQuery(eventMonthsQuery());
  const to = (kategori: string | undefined, bulan: string | undefined) => {
    const chosen = new URLSearchParams({ ...(kategori && { kategori }), ...(bulan && { bulan }) });
    return `/acara${chosen.size > 0 ? `?${chosen}` : ""}`;
  };
  const named = KINDS.find((one) => one.kind === kind)?.name;
  return (
    <>
      {months.length > 0 && (
        <FilterLinks
          label="Bulan"
          look="tile"
          className="pt-4"
          links={months.map((one) => ({
            to: to(named, one.month === month ? undefined : one.month),
            current: one.month === month,
            label: (
              <>
                <b title={monthAndYear(one.month)}>{monthName(one.month).slice(0, 3)}</b>
                <span className="text-xs font-regular">{one.count} acara</span>
              </>
            ),
          }))}
        />
      )}
      <FilterLinks
        label="Jenis acara"
        className="pt-3"
        links={[{ name: undefined, kind: undefined, label: "Semua" }, ...KINDS].map((one) => ({
          to: to(one.name, month),
          current: one.kind === kind,
          label: one.label,
        }))}
      />
    </>
  );
}

/** Events by month. The nearest coming one is on top with its picture. */
function Agenda({ events, filter: { past, kind, month } }: { events: EventSummary[]; filter: EventFilter }) {
  const [nearest, ...rest] = events;
  if (!nearest && (kind || month))
    return (
      <EmptyState level="p" heading="Tidak ada acara seperti ini." text="Coba bulan atau jenis yang lain.">
        <LinkButton to="/acara">Lihat semua acara</LinkButton>
      </EmptyState>
    );
  if (!nearest)
    return (
      <EmptyState
        level="p"
        heading={past ? "Belum ada acara yang lewat." : "Belum ada acara."}
        text={past ? undefined : "Acara berikutnya akan muncul di sini."}
      />
    );
  return (
    <>
      {!past && (
        <Section title="Terdekat" className="mt-3">
          <NearestCard event={nearest} />
        </Section>
      )}
      {byMonth(past ? events : rest).map(([month, found]) => (
        <Section key={month} title={monthAndYear(month)}>
          <EventRows events={found} past={past} />
        </Section>
      ))}
    </>
  );
}

function byMonth(events: readonly EventSummary[]): [string, EventSummary[]][] {
  const months = new Map<string, EventSummary[]>();
  for (const event of events) {
    const month = jakartaDay(event.starts_at).slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), event]);
  }
  return [...months];
}

const NearestCard = ({ event }: { event: EventSummary }) => (
  <Card as="article" className="relative mx-4 overflow-hidden">
    <Cover src={event.thumbnail} off={event.state === "cancelled"}>
      <Chip tone="glass" className="absolute top-2.5 left-2.5">
        {daysUntil(event.starts_at, useNow())}
      </Chip>
    </Cover>
    <div className="flex gap-3 p-3.5">
      <DateBox at={event.starts_at} />
      <div className="min-w-0 flex-1">
        <h3 className="text-lg leading-[1.4375rem] font-bold text-pretty">
          <StretchedLink to={`/acara/${event.slug}`}>{event.title}</StretchedLink>
        </h3>
        <EventFacts event={event} />
      </div>
    </div>
  </Card>
);
