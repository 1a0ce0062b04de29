import { createHash } from "node:crypto";
import {
  type BodyOf,
  type CrewMay,
  getScanList,
  listCrewEvents,
  mayOneOf,
  sellAtDoor,
  sendScans,
  ticketText,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Actor } from "../platform/actor.ts";
import type { Database } from "../platform/database/database.ts";
import { serve } from "../platform/http/serve.ts";
import { type DoorParts, sellForCash } from "./door.ts";
import { type CrewedEvent, crewedEvent, eventsOfCrew } from "./queries/crew.ts";
import { offeredEvent } from "./queries/registrations.ts";
import {
  countingScans,
  insertScans,
  otherEvents,
  sessionsOf,
  ticketsByCode,
  ticketsToScan,
} from "./queries/scans.ts";
import { noEvent, notCrew } from "./refusals.ts";
import type { TicketKeys } from "./ticket-keys.ts";

/** Staff who edit events may scan at all of them; others at those whose crew they are. */
const isOrganiser = ({ roles, needsTwoStep }: Actor) => !needsTwoStep && mayOneOf(roles, "events");

async function asCrew(database: Database, actor: Actor, slug: string, needed: CrewMay = "scan") {
  const event = await crewedEvent(database.kysely, slug, actor.memberId);
  const may = isOrganiser(actor) ? "manage" : event?.may;
  // Whoever is not crew learns nothing about drafts either.
  if (!may || (needed === "manage" && may !== "manage")) throw notCrew();
  if (!event) throw noEvent();
  return { event, may };
}

/** 'Rina A. R.': enough to ask for a name at the door. */
const shortName = (name: string) => {
  const [first = "", ...others] = name.trim().split(/\s+/);
  return [first, ...others.slice(0, 3).map((word) => `${word[0]?.toUpperCase()}.`)].join(" ");
};

const hashOf = (eventId: number, code: string) =>
  createHash("sha256").update(ticketText(eventId, code)).digest("base64url").slice(0, 16);

async function scanList(
  database: Database,
  keys: TicketKeys,
  { event, may }: { event: CrewedEvent; may: CrewMay },
) {
  const { id, slug, title, starts_at, ends_at, state, price_kind, min_price } = event;
  const [tickets, sessions, other_events, public_key, offered] = await Promise.all([
    ticketsToScan(database, id),
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
    made_at: new Date().toISOString(),
  };
}

type Scans = BodyOf<typeof sendScans>;

/** Stores the scans of known tickets, and says of each what counts. Nothing in one scan stops the others. */
export async function takeScans(
  { kysely }: Database,
  actor: Actor,
  eventId: number,
  { device, scans }: Scans,
) {
  const codeOf = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, "");
  const tickets = await ticketsByCode(
    kysely,
    eventId,
    scans.map(({ code }) => codeOf(code)),
  );
  const sessions = new Map(
    (await sessionsOf(kysely, eventId)).map((session) => [session.id, session.handout]),
  );
  const isKnown = ({ kind, session_id }: Scans["scans"][number]) =>
    kind === "enter" ? session_id === null : sessions.get(session_id ?? 0) === (kind === "handout");
  const found = scans.map((scan) => ({
    scan,
    ticket: isKnown(scan) ? tickets.get(codeOf(scan.code)) : undefined,
  }));
  await kysely.transaction().execute((tx) =>
    insertScans(
      tx,
      found.flatMap(({ scan: { kind, session_id, at, scan_id }, ticket }) =>
        ticket ? [{ ticket_id: ticket.id, kind, session_id, at, scan_id }] : [],
      ),
      { device, by: actor.memberId },
    ),
  );
  const counting = await countingScans(
    kysely,
    scans.map(({ scan_id }) => scan_id),
  );
  return found.map(({ scan: { scan_id }, ticket }) => {
    if (!ticket) return { scan_id, result: "unknown" as const, name: "", type: "", first: null };
    const counts = counting.get(scan_id);
    const first = counts ? { at: counts.at, by: counts.by, device: counts.device } : null;
    const judged = counts?.first_id === scan_id ? ("accepted" as const) : ("duplicate" as const);
    const result = ticket.state === "valid" ? judged : ticket.state;
    return { scan_id, result, name: shortName(ticket.name), type: ticket.type, first };
  });
}

export function crewRoutes(app: FastifyInstance, parts: DoorParts & { keys: TicketKeys }) {
  const { database } = parts.payments;

  serve(app, listCrewEvents, ({ actor }) => eventsOfCrew(database, actor.memberId, isOrganiser(actor)));

  serve(app, getScanList, async ({ actor, params }) =>
    scanList(database, parts.keys, await asCrew(database, actor, params.slug)),
  );

  serve(app, sendScans, async ({ actor, params, body }) => {
    const { event } = await asCrew(database, actor, params.slug);
    return { results: await takeScans(database, actor, event.id, body) };
  });

  serve(app, sellAtDoor, async ({ actor, params, body }) => {
    const { event } = await asCrew(database, actor, params.slug, "manage");
    return sellForCash(parts, actor, event.id, body);
  });
}
