import { createHash } from "node:crypto";
import { type BodyOf, type handOverScans, type sendScans, UNDO_SCAN_MINUTES } from "@barakah/contract";
import type { Database } from "../platform/database/database.ts";
import { insertRefused, type NewRefusal, notePhone, type Phone, strikeOwn } from "./queries/door-log.ts";
import { countingScans } from "./queries/scan-that-counts.ts";
import { insertScans, type KnownTicket, lastScanBefore, sessionsOf, ticketsByCode } from "./queries/scans.ts";
import { type Decided, decideTimes } from "./scan-clock.ts";

/** 'Rina A. R.': enough to ask for a name at the door. */
export const shortName = (name: string) => {
  const [first = "", ...others] = name.trim().split(/\s+/);
  return [first, ...others.slice(0, 3).map((word) => `${word[0]?.toUpperCase()}.`)].join(" ");
};

type Sent = BodyOf<typeof sendScans>;
type SentScan = Sent["scans"][number];
type Scanned = Pick<BodyOf<typeof handOverScans>, "device" | "sent_at" | "scans">;

interface ScannedEvent {
  id: number;
  starts_at: string;
}

/** A minute longer than on the phone, because the phone's clock is corrected by a measured offset, which is inexact. */
const UNDO_MINUTES = UNDO_SCAN_MINUTES + 1;

const codeOf = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, "");

/** The same uuid for the same sale and ticket: a sale that is sent again lets nobody in twice. */
export function scanIdOf(saleId: string, ticketId: number): string {
  const digits = createHash("sha256").update(`${saleId}:${ticketId}`).digest("hex");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
}

/** The ticket of each scan, if it belongs to this event and to what is scanned for. */
async function findTickets(database: Database, eventId: number, scans: readonly SentScan[]) {
  const { kysely } = database;
  const codes = scans.map(({ code }) => codeOf(code));
  const [tickets, all] = await Promise.all([
    ticketsByCode(kysely, eventId, codes),
    sessionsOf(kysely, eventId),
  ]);
  const sessions = new Map(all.map((session) => [session.id, session.handout]));
  const isKnown = ({ kind, session_id }: SentScan) =>
    kind === "enter" || kind === "exit"
      ? session_id === null
      : sessions.get(session_id ?? 0) === (kind === "handout");
  return new Map(scans.map((scan) => [scan, isKnown(scan) ? tickets.get(codeOf(scan.code)) : undefined]));
}

/** The scans of a call with their times by the server's clock. */
async function timesOf(
  database: Database,
  event: ScannedEvent,
  phone: Phone,
  sentAt: string | undefined,
  told: readonly (SentScan | Sent["refused"][number] | Sent["undone"][number])[],
  tickets: Map<SentScan, KnownTicket | undefined>,
): Promise<(told: Pick<SentScan, "at">) => Decided> {
  const orders = told.flatMap(({ order }) => (order === undefined ? [] : [order]));
  const last =
    orders.length > 0
      ? await lastScanBefore(database.kysely, event.id, phone, Math.min(...orders))
      : undefined;
  const received = Date.now();
  const decided = decideTimes(
    told,
    { received, sentAt, starts: Date.parse(event.starts_at), last: last ? Date.parse(last) : undefined },
    (one) => Date.parse(tickets.get(one as SentScan)?.created_at ?? "") || undefined,
  );
  const arrived = { at: new Date(received).toISOString(), doubtful: true };
  return (one) => decided.get(one as SentScan) ?? arrived;
}

const rowOf = (scan: SentScan, { id, state }: KnownTicket, { at, doubtful }: Decided) => ({
  ...{ ticket_id: id, kind: scan.kind, session_id: scan.session_id, scan_id: scan.scan_id, found: state },
  ...{ at, doubtful, told_at: scan.at, offset_ms: scan.offset_ms ?? null, ordinal: scan.order ?? null },
});

/** Stores the scans of known tickets, and returns for each the scan that counts. An invalid scan does not stop the others. */
export async function takeScans(
  database: Database,
  memberId: number,
  event: ScannedEvent,
  sent: Scanned & Partial<Pick<Sent, "refused" | "undone" | "waiting" | "list_at">>,
) {
  const { device, sent_at, scans, refused = [], undone = [], waiting = 0, list_at = null } = sent;
  const phone = { device, by: memberId };
  const tickets = await findTickets(database, event.id, scans);
  const timeOf = await timesOf(database, event, phone, sent_at, [...scans, ...refused, ...undone], tickets);
  const unknown = scans.filter((scan) => !tickets.get(scan));
  const struck = await database.transact(async (tx) => {
    const known = scans.flatMap((scan) => {
      const ticket = tickets.get(scan);
      return ticket ? [rowOf(scan, ticket, timeOf(scan))] : [];
    });
    await insertScans(tx, known, phone);
    const turnedAway: NewRefusal[] = [
      ...refused.map((one) => ({ ...one, at: timeOf(one).at })),
      ...unknown.map((one) => ({ ...one, verdict: "unknown" as const, at: timeOf(one).at })),
    ].map(({ scan_id, verdict, code, at }) => ({ scan_id, verdict, code, at }));
    await insertRefused(tx, event.id, turnedAway, phone);
    await notePhone(tx, event.id, phone, { waiting, list_at });
    const taken = undone.map((one) => ({ ...one, at: timeOf(one).at }));
    return strikeOwn(tx, event.id, taken, memberId, UNDO_MINUTES);
  });
  const counting = await countingScans(
    database.kysely,
    scans.map(({ scan_id }) => scan_id),
  );
  const results = scans.map((scan) => {
    const { scan_id } = scan;
    const ticket = tickets.get(scan);
    if (!ticket) return { scan_id, result: "unknown" as const, name: "", type: "", first: null };
    const counts = counting.get(scan_id);
    const first = counts
      ? { scan_id: counts.first_id, at: counts.at, by: counts.by, device: counts.device }
      : null;
    const judged = !counts || counts.first_id === scan_id ? ("accepted" as const) : ("duplicate" as const);
    const result = ticket.state === "valid" ? judged : ticket.state;
    return { scan_id, result, name: shortName(ticket.name), type: ticket.type, first };
  });
  return { results, undone: struck };
}

/** Scans that a person made as a member of the crew count; later ones are only logged. */
export async function takeHandedOver(
  database: Database,
  memberId: number,
  event: ScannedEvent & { until: string },
  { device, sent_at, scans }: Scanned,
) {
  const phone = { device, by: memberId };
  const tickets = await findTickets(database, event.id, scans);
  const timeOf = await timesOf(database, event, phone, sent_at, scans, tickets);
  const isLate = (scan: SentScan) =>
    timeOf(scan).doubtful || Date.parse(timeOf(scan).at) > Date.parse(event.until) || !tickets.get(scan);
  const late = scans.filter(isLate);
  await database.transact(async (tx) => {
    const counted = scans.flatMap((scan) => {
      const ticket = tickets.get(scan);
      return !ticket || isLate(scan) ? [] : [{ ...rowOf(scan, ticket, timeOf(scan)), handed_over: true }];
    });
    await insertScans(tx, counted, phone);
    const noted = late.map((scan) => ({ scan_id: scan.scan_id, code: scan.code, at: timeOf(scan).at }));
    await insertRefused(
      tx,
      event.id,
      noted.map((one) => ({ ...one, verdict: "late" as const })),
      phone,
    );
    await notePhone(tx, event.id, phone, { waiting: 0, list_at: null });
  });
  return { taken: scans.length - late.length, late: late.length };
}
