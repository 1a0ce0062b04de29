import type { EventDetail } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { statusOf } from "../platform/api-error.ts";
import { organisation } from "../platform/json-ld.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { ItemMeta, ItemSkeleton, TEXT_LINES } from "../ui/catalogue/item.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import { ShareButton } from "../ui/share-link.tsx";
import type { Route } from "./+types/event-page";
import { EventNotFound } from "./event-not-found.tsx";
import { EventView } from "./event-view.tsx";
import { eventQuery } from "./queries.ts";

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [eventQuery(params.slug)];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

const EVENT_STATUS_PREFIX = "https://schema.org/Event";

function schemaOf(event: EventDetail, origin: string) {
  const url = `${origin}/acara/${event.slug}`;
  const where = event.place
    ? { "@type": "Place", name: event.place, address: event.place }
    : { "@type": "VirtualLocation", url };
  return {
    "@type": "Event",
    startDate: event.starts_at,
    endDate: event.ends_at,
    eventStatus: `${EVENT_STATUS_PREFIX}${event.state === "cancelled" ? "Cancelled" : "Scheduled"}`,
    eventAttendanceMode: `https://schema.org/${event.place ? "Offline" : "Online"}EventAttendanceMode`,
    location: where,
    organizer: event.organiser
      ? { "@type": "Organization", name: event.organiser, url: `${origin}/` }
      : organisation(origin),
    offers: event.ticket_types.map(({ name, price, left }) => ({
      "@type": "Offer",
      name,
      price: event.price_kind === "fixed" ? price : event.min_price,
      priceCurrency: "IDR",
      url,
      availability: `https://schema.org/${left === 0 ? "SoldOut" : "InStock"}`,
    })),
  };
}

export default function EventPage({ params: { slug } }: Route.ComponentProps) {
  const query = useQuery(eventQuery(slug));
  const event = query.data;
  if (query.isError && statusOf(query.error) === 404) return <EventNotFound />;
  const meta = (
    <ItemMeta
      item={event}
      before={{ title: "Acara", description: "Acara komunitas di BARAKAH APP." }}
      path="/acara"
      describe={(title) => `Acara ${title} di BARAKAH APP.`}
      type="article"
      schema={schemaOf}
    />
  );
  if (event) return <EventView key={slug} event={event} meta={meta} />;
  return (
    <AppShell
      header={<PageHeader title="Acara" back="/acara" actions={<ShareButton title="Acara" />} />}
      className=""
    >
      {meta}
      <Loaded query={query} failure="Acara gagal dimuat." skeleton={SKELETON}>
        {() => null}
      </Loaded>
    </AppShell>
  );
}

const SKELETON = (
  <ItemSkeleton
    picture="aspect-[16/10]"
    head={["h-6 w-28 rounded-full", "mt-2.5 h-7 w-4/5", "mt-4 h-40"]}
    body={TEXT_LINES}
  />
);
