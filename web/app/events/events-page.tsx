import type { EventSummary } from "@barakah/contract";
import { monthAndYear } from "@barakah/contract/platform/day-words";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { useNow } from "../platform/now.tsx";
import { PageMeta } from "../platform/page-meta.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { Chip } from "../ui/chip.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeletons } from "../ui/feedback/skeleton.tsx";
import { ICON_BUTTON } from "../ui/form/icon-button.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { Card } from "../ui/layout/card.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { Section } from "../ui/layout/section.tsx";
import { Media } from "../ui/pictures/media.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { StretchedLink } from "../ui/stretched-link.tsx";
import { DateBox, EventFacts, EventRows } from "./event-rows.tsx";
import { daysUntil } from "./event-time.ts";
import { eventsQuery } from "./queries.ts";

const isPast = (search: URLSearchParams) => search.get("kategori") === "lewat";

const queries: PageQueries<unknown> = ({ search }) => [eventsQuery(isPast(search))];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

const SKELETON = (
  <div className="px-4">
    <Skeletons of={["mt-4 aspect-[16/11] rounded-lg", "mt-6 h-24 rounded-lg", "mt-3 h-24 rounded-lg"]} />
  </div>
);

export default function EventsPage() {
  const past = isPast(useSearchParams()[0]);
  const query = useInfiniteQuery(eventsQuery(past));
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
      <nav aria-label="Waktu acara" className="flex flex-wrap gap-2 px-4 pt-4">
        <TimeLink to="/acara" current={!past}>
          Akan datang
        </TimeLink>
        <TimeLink to="/acara?kategori=lewat" current={past}>
          Sudah lewat
        </TimeLink>
      </nav>
      <Loaded query={query} failure="Daftar acara gagal dimuat." skeleton={SKELETON}>
        {({ pages }) => <Agenda events={pages.flatMap(({ items }) => items)} past={past} />}
      </Loaded>
      <LoadMore query={query} />
    </AppShell>
  );
}

const TimeLink = ({ to, current, children }: { to: string; current: boolean; children: string }) => (
  <Link
    to={to}
    aria-current={current ? "page" : undefined}
    className="inline-flex min-h-(--tap) items-center rounded-full border border-border-strong bg-surface px-4 text-sm font-semibold aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft aria-[current=page]:text-on-primary-soft"
  >
    {children}
  </Link>
);

/** By month; of those to come the nearest one stands above with its picture. */
function Agenda({ events, past }: { events: EventSummary[]; past: boolean }) {
  const [nearest, ...rest] = events;
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
    <Media ratio="16:9" off={event.state === "cancelled"}>
      <Picture
        src={event.thumbnail}
        alt=""
        width={640}
        height={360}
        sizes="(min-width: 480px) 448px, calc(100vw - 32px)"
        eager
      />
      <Chip tone="glass" className="absolute top-2.5 left-2.5">
        {daysUntil(event.starts_at, useNow())}
      </Chip>
    </Media>
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
