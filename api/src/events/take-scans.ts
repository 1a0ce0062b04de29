import type { BodyOf, sendScans } from "@barakah/contract";
import type { Database } from "../platform/database/database.ts";
import { countingScans, insertScans, sessionsOf, ticketsByCode } from "./queries/scans.ts";

/** 'Rina A. R.': enough to ask for a name at the door. */
export const shortName = (name: string) => {
  const [first = "", ...others] = name.trim().split(/\s+/);
  return [first, ...others.slice(0, 3).map((word) => `${word[0]?.toUpperCase()}.`)].join(" ");
};

type Scans = BodyOf<typeof sendScans>;

/** Stores the scans of known tickets, and says of each what counts. Nothing in one scan stops the others. */
export async function takeScans(
  { kysely }: Database,
  memberId: number,
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
      { device, by: memberId },
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
