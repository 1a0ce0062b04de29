import type { EventDetail, EventSummary, TicketType } from "@barakah/contract";
import { longDay, weekdayName } from "@barakah/contract/platform/day-words";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { calendarDays, shortMoment } from "../platform/day-box.ts";
import { rupiah, timeOfDay } from "../platform/format.ts";

/** 'Sabtu, 12 Desember 2026' */
export const dayOf = (instant: string) =>
  `${weekdayName(jakartaDay(instant))}, ${longDay(jakartaDay(instant))}`;

/** 'Rabu, 25 November 2026, 09.00 WIB' */
export const momentOf = (instant: string) => `${dayOf(instant)}, ${timeOfDay(instant)} WIB`;

/** '08.00–15.00', with the day of the end if it is another day. */
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

function fixedWords(from: number, to: number): string {
  if (from === to) return from > 0 ? rupiah(from) : "Gratis";
  return from > 0 ? `mulai ${rupiah(from)}` : `Gratis sampai ${rupiah(to)}`;
}

const PRICE: Record<EventSummary["price_kind"], (from: number, to: number) => string> = {
  free: () => "Gratis",
  fixed: fixedWords,
  open: () => "Seikhlasnya",
  minimum: (from) => `mulai ${rupiah(from)}`,
};

export const priceWords = ({ price_kind, price_from, price_to }: EventSummary) =>
  PRICE[price_kind](price_from, price_to ?? price_from);

export const typePrice = (event: EventDetail, { price }: TicketType) =>
  event.price_kind === "fixed" ? (price > 0 ? rupiah(price) : "Gratis") : priceWords(event);

/** By the calendar: an event tomorrow at dawn is 'Besok', though more than a day may be left. */
export function daysUntil(instant: string, now: number): string {
  if (Date.parse(instant) <= now) return "Sedang berlangsung";
  const days = calendarDays(instant, now);
  return days === 0 ? "Hari ini" : days === 1 ? "Besok" : `${days} hari lagi`;
}
