import { createHash } from "node:crypto";
import {
  type CrewMay,
  getScanList,
  handOverScans,
  listCrewEvents,
  mayOneOf,
  sellAtDoor,
  sendScans,
  ticketText,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Actor } from "../platform/actor.ts";
import type { Database } from "../platform/database/database.ts";
import { existing } from "../platform/errors.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { type DoorParts, sellForCash } from "./door-sale.ts";
import { plainPage } from "./plain-check-in.ts";
import { type CrewedEvent, crewedEvent, eventsOfCrew } from "./queries/crew.ts";
import { formerCrew } from "./queries/door-log.ts";
import { scannedTwice } from "./queries/late-truth.ts";
import { offeredEvent } from "./queries/registrations.ts";
import { otherEvents, sessionsOf, ticketsToScan } from "./queries/scans.ts";
import { NO_EVENT, notCrew } from "./refusals.ts";
import { shortName, takeHandedOver, takeScans } from "./take-scans.ts";
import type { TicketKeys } from "./ticket-keys.ts";

/** Staff who edit events may scan at all events; others only at events of whose crew they are members. */
const isOrganiser = ({ roles, needsTwoStep }: Actor) => !needsTwoStep && mayOneOf(roles, "events");

async function asCrew(database: Database, actor: Actor, slug: string, needed: CrewMay = "scan") {
  const event = await crewedEvent(database.kysely, slug, actor.memberId);
  const may = isOrganiser(actor) ? "manage" : event?.may;
  // The same refusal for drafts: only crew may know that they exist.
  if (!may || (needed === "manage" && may !== "manage")) throw notCrew();
  return { event: existing(event, NO_EVENT), may };
}

const hashOf = (eventId: number, code: string) =>
  createHash("sha256").update(ticketText(eventId, code)).digest("base64url").slice(0, 16);

async function scanList(
  database: Database,
  keys: TicketKeys,
  { event, may }: { event: CrewedEvent; may: CrewMay },
  plain_page: string | null,
) {
  const { id, slug, title, starts_at, ends_at, state, price_kind, min_price } = event;
  const made_at = new Date().toISOString();
  const [tickets, twice, sessions, other_events, public_key, offered] = await Promise.all([
    ticketsToScan(database, id),
    scannedTwice(database, id),
    sessionsOf(database.kysely, id),
    otherEvents(database, id),
    keys.publicKey(id),
    offeredEvent(database.kysely, id),
  ]);
  const seats = offered?.event.capacity == null ? null : offered.event.capacity - offered.event.taken;
  return {
    event: { id, slug, title, starts_at, ends_at, state, price_kind, min_price },
    may,
    public_key,
    other_events,
    sessions: sessions.map((session) => ({ id: session.id, title: session.title, handout: session.handout })),
    ticket_types: (offered?.types ?? []).map(({ id: type, name, price, quota, taken }) => ({
      id: type,
      name,
      price,
      left: quota === null ? seats : Math.min(quota - taken, seats ?? Number.MAX_SAFE_INTEGER),
    })),
    tickets: tickets.map(({ code, name, ...ticket }) => ({
      ...ticket,
      name: shortName(name),
      hash: hashOf(id, code),
    })),
    twice,
    made_at,
    plain_page,
  };
}

export function crewRoutes(app: FastifyInstance, parts: DoorParts & { keys: TicketKeys }) {
  const { database } = parts.payments;

  serve(app, listCrewEvents, ({ actor }) => eventsOfCrew(database, actor.memberId, isOrganiser(actor)));

  serve(app, getScanList, async ({ actor, params }) => {
    const found = await asCrew(database, actor, params.slug);
    const page = found.event.may ? await plainPage(database, found.event, actor.memberId) : null;
    return scanList(database, parts.keys, found, page);
  });

  serve(app, sendScans, async ({ actor, params, body }) => {
    const { event } = await asCrew(database, actor, params.slug);
    return takeScans(database, actor.memberId, event, body);
  });

  serve(app, handOverScans, async ({ actor, params, body }) => {
    const event = await formerCrew(database.kysely, params.slug, actor.memberId);
    if (!event) throw notCrew();
    return takeHandedOver(database, actor.memberId, event, body);
  });

  serve(app, sellAtDoor, async ({ actor, params, body }) => {
    const { event } = await asCrew(database, actor, params.slug, "manage");
    return sellForCash(parts, actor, event.id, body);
  });
}
