import type { EventDetail, EventSummary, TicketType } from "@barakah/contract";
import { longDay, monthName, weekdayName } from "@barakah/contract/platform/day-words";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { rupiah, timeOfDay } from "../platform/format.ts";

/** Events write Sunday as 'Ahad'. */
const weekday = (day: string) => weekdayName(day).replace("Minggu", "Ahad");

/** What a DateBox shows: 'Sab', '12', 'Des'. */
export function dateBox(instant: string) {
  const day = jakartaDay(instant);
  return {
    weekday: weekday(day).replace("Ahad", "Ahd").slice(0, 3),
    day: String(Number(day.slice(8))),
    month: monthName(day).slice(0, 3),
  };
}

/** 'Sabtu, 12 Desember 2026' */
export const dayOf = (instant: string) => `${weekday(jakartaDay(instant))}, ${longDay(jakartaDay(instant))}`;

/** 'Rabu, 25 November 2026, 09.00 WIB' */
export const momentOf = (instant: string) => `${dayOf(instant)}, ${timeOfDay(instant)} WIB`;

/** '25 Nov, 09.00' */
export function shortMoment(instant: string) {
  const { day, month } = dateBox(instant);
  return `${day} ${month}, ${timeOfDay(instant)}`;
}

/** '08.00–15.00', or with the day of its end where that is another one. */
export const hoursOf = ({ starts_at, ends_at }: Pick<EventSummary, "starts_at" | "ends_at">) =>
  jakartaDay(starts_at) === jakartaDay(ends_at)
    ? `${timeOfDay(starts_at)}–${timeOfDay(ends_at)}`
    : `${timeOfDay(starts_at)} sampai ${shortMoment(ends_at)}`;

/** Whether somebody can register now. The server decides; this only chooses what the page offers. */
export type Standing = "cancelled" | "over" | "not-open" | "closed" | "full" | "open";

export function standingOf(event: EventSummary, now: number): Standing {
  if (event.state === "cancelled") return "cancelled";
  if (event.state === "finished" || Date.parse(event.ends_at) <= now) return "over";
  if (event.registration_opens && Date.parse(event.registration_opens) > now) return "not-open";
  if (Date.parse(event.registration_closes) <= now) return "closed";
  return event.seats_left === 0 ? "full" : "open";
}

const PRICE: Record<EventSummary["price_kind"], (from: number) => string> = {
  free: () => "Gratis",
  fixed: (from) => (from > 0 ? `mulai ${rupiah(from)}` : "Ada yang gratis"),
  open: () => "Seikhlasnya",
  minimum: (from) => `mulai ${rupiah(from)}`,
};

export const priceWords = ({ price_kind, price_from }: EventSummary) => PRICE[price_kind](price_from);

export const typePrice = (event: EventDetail, { price }: TicketType) =>
  event.price_kind === "fixed" ? (price > 0 ? rupiah(price) : "Gratis") : priceWords(event);

const DAY_MS = 86_400_000;

/** By the calendar: an event tomorrow at dawn is 'Besok', though more than a day may be left. */
export function daysUntil(instant: string, now: number): string {
  if (Date.parse(instant) <= now) return "Sedang berlangsung";
  const days = (Date.parse(jakartaDay(instant)) - Date.parse(jakartaDay(now))) / DAY_MS;
  return days === 0 ? "Hari ini" : days === 1 ? "Besok" : `${days} hari lagi`;
}
