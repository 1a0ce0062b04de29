import type { EventDetail } from "@barakah/contract";
import type { TypedTicket } from "@barakah/contract/events/registration-form";
import { readFromTab, saveToTab } from "../platform/tab-storage.ts";

export const emptyTicket = (type: string): TypedTicket => ({ type, price: 0, name: "", answers: {} });

/** The types of which a seat can be had; `now` decides about opening hours. */
export const offeredTypes = ({ ticket_types }: EventDetail, now: number) =>
  ticket_types.filter(
    ({ left, opens, closes }) =>
      left !== 0 && (!opens || Date.parse(opens) <= now) && (!closes || Date.parse(closes) > now),
  );

/** Whether the buyer chooses the price. */
export const isOpenPrice = ({ price_kind }: EventDetail) => price_kind === "open" || price_kind === "minimum";

export const newTicket = (event: EventDetail, type: string): TypedTicket => ({
  ...emptyTicket(type),
  price: isOpenPrice(event) ? event.min_price : 0,
});

export const draftName = (slug: string) => `acara:${slug}`;

const isDraft = (value: unknown): value is { tickets: TypedTicket[] } =>
  Array.isArray((value as { tickets?: unknown } | null)?.tickets);

/** Begins the form with so many tickets of each type; participants that were typed before stay. */
export function chooseTickets(event: EventDetail, counts: Readonly<Record<number, number>>) {
  const draft = readFromTab(draftName(event.slug), isDraft) ?? { tickets: [] };
  const tickets = event.ticket_types.flatMap(({ id }) => {
    const before = draft.tickets.filter(({ type }) => type === String(id));
    return Array.from({ length: counts[id] ?? 0 }, (_, at) => before[at] ?? newTicket(event, String(id)));
  });
  if (tickets.length > 0) saveToTab(draftName(event.slug), { ...draft, tickets });
}
