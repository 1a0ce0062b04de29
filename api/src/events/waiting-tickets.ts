import type { WaitingThing } from "@barakah/contract";
import type { FindWaiting } from "../platform/waiting.ts";
import { type ComingRegistration, comingRegistrations } from "./queries/waiting-tickets.ts";

const asThing = ({ title, page, tickets, starts_at, offer }: ComingRegistration): WaitingThing =>
  offer
    ? {
        kind: "offer",
        title,
        text: "Satu kursi ditahan untukmu",
        link: offer.page,
        act: "Ambil",
        deadline: offer.until,
      }
    : { kind: "ticket", title, text: `${tickets} tiket siap`, link: page, act: "Tiket", deadline: starts_at };

/** Tickets of coming events, and offered seats of the waiting list. Unpaid registrations are listed as payments. */
export const waitingTickets: FindWaiting = async (database, memberId) =>
  (await comingRegistrations(database, memberId)).map(asThing);
