import type { EventSummary } from "@barakah/contract";
import { shortMoment } from "../platform/day-box.ts";
import { wholeNumber } from "../platform/format.ts";
import { useNow } from "../platform/now.tsx";
import { DateBox } from "../ui/date-box.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { type BadgeTone, StatusBadge } from "../ui/status-badge.tsx";
import { StretchedLink } from "../ui/stretched-link.tsx";
import { hoursOf, priceWords, standingOf } from "./event-time.ts";

/** The number of free seats is shown only up to this number. */
const FEW = 100;

function standingBadge(event: EventSummary, now: number): [BadgeTone, string] | undefined {
  const standing = standingOf(event, now);
  if (standing === "cancelled") return ["no", "Dibatalkan"];
  if (standing === "not-open") return ["info", `Buka ${shortMoment(event.registration_opens ?? "")}`];
  if (standing === "closed") return ["mute", "Pendaftaran tutup"];
  if (standing === "full") return ["mute", "Kursi habis"];
  const left = event.seats_left;
  if (standing !== "open" || left === null || left > FEW) return undefined;
  const few = event.capacity !== null && left * 100 < event.capacity * 15;
  return [few ? "wait" : "mute", `Sisa ${wholeNumber(left)} kursi`];
}

/** `alone`: on the event's own page. Only there the badge says that it is over; in the list of past events every row would. */
export function EventBadge({ event, alone = false }: { event: EventSummary; alone?: boolean }) {
  const now = useNow();
  const over: [BadgeTone, string] | undefined =
    alone && standingOf(event, now) === "over" ? ["mute", "Sudah selesai"] : undefined;
  const found = over ?? standingBadge(event, now);
  return found ? <StatusBadge tone={found[0]}>{found[1]}</StatusBadge> : null;
}

export const EventPlace = ({ event }: { event: Pick<EventSummary, "place" | "is_online"> }) => (
  <>{event.place || (event.is_online ? "Daring" : "Tempat menyusul")}</>
);

const META = "inline-flex items-start gap-1.5 text-sm text-text-2";

export const EventFacts = ({ event }: { event: EventSummary }) => (
  <>
    <p className="mt-1 flex flex-wrap gap-x-3.5 gap-y-0.5">
      <span className={META}>
        <Icon name="clock" size={16} className="mt-0.5" /> {hoursOf(event)}
      </span>
      <span className={META}>
        <Icon name="map-pin-fill" size={16} className="mt-0.5" /> <EventPlace event={event} />
      </span>
    </p>
    <p className="mt-1.5 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
      <b className={event.price_kind === "free" ? "text-primary-text" : ""}>{priceWords(event)}</b>
      <EventBadge event={event} />
    </p>
  </>
);

export const EventRows = ({ events, past }: { events: readonly EventSummary[]; past?: boolean }) => (
  <ul className="mx-4 divide-y divide-border overflow-hidden rounded-lg bg-surface shadow-card">
    {events.map((event) => (
      <li key={event.id} className="relative flex gap-3 p-3.5">
        <DateBox at={event.starts_at} past={past} />
        <div className="min-w-0 flex-1">
          <h3 className="leading-[1.3125rem] font-bold text-pretty">
            <StretchedLink to={`/acara/${event.slug}`}>{event.title}</StretchedLink>
          </h3>
          <EventFacts event={event} />
        </div>
      </li>
    ))}
  </ul>
);
