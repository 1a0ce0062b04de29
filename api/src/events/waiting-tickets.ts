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

/** Tickets for what is still to come, and seats of the waiting list that are held for a while. Unpaid ones wait as payments. */
export const waitingTickets: FindWaiting = async (database, memberId) =>
  (await comingRegistrations(database, memberId)).map(asThing);
