import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { answerForm, FORM_ROUTE, plainForms } from "../platform/http/plain-forms.ts";
import { keyUntil, opens, sharedSecret } from "../platform/secrets.ts";
import { activeCrew, type CrewedEvent } from "./queries/crew.ts";
import { insertRefused, type NewRefusal } from "./queries/door-log.ts";
import { PLAIN_DEVICE } from "./queries/scan-that-counts.ts";
import { ticketsByCode } from "./queries/scans.ts";
import { notCrew } from "./refusals.ts";
import { shortName, takeScans } from "./take-scans.ts";

const DAY = 24 * 3600;
const secretOf = (database: Database) => sharedSecret(database, "event-check-in");
const thingOf = (eventId: number, memberId: number) => `check-in:${eventId}:${memberId}`;

/**
 * The address of a form with one field, for a phone without JavaScript, which has no session. It identifies one member of the
 * crew until a day after the event, and becomes invalid when that member leaves the crew.
 */
export async function plainPage(database: Database, { id, slug, ends_at }: CrewedEvent, memberId: number) {
  const until = Math.floor(Date.parse(ends_at) / 1000) + DAY;
  return `/panitia/${slug}/manual/${memberId}.${keyUntil(await secretOf(database), thingOf(id, memberId), until)}`;
}

/** Checks in one ticket at the entrance. The answer is the same page with the result. */
async function checkIn(
  database: Database,
  slug: string,
  key: string,
  typed: string,
): Promise<Record<string, string>> {
  const [, member = "", rest = ""] = /^(\d{1,15})\.(.+)$/.exec(key) ?? [];
  const memberId = Number(member);
  const event = await activeCrew(database.kysely, slug, memberId);
  if (!event || !opens(await secretOf(database), thingOf(event.id, memberId), rest)) throw notCrew();
  const code = typed.toUpperCase().replace(/[^0-9A-Z]/g, "");
  const ticket = (await ticketsByCode(database.kysely, event.id, [code])).get(code);
  // An invalid ticket is stored as refused, not as a scan.
  const verdict = ticket?.state ?? "unknown";
  if (verdict !== "valid") {
    const refused: NewRefusal = { scan_id: randomUUID(), verdict, code, at: new Date().toISOString() };
    const by = { device: PLAIN_DEVICE, by: memberId };
    await database.transact((tx) => insertRefused(tx, event.id, [refused], by));
    return {
      result: verdict,
      name: shortName(ticket?.name ?? ""),
      type: ticket?.type ?? "",
      code,
    };
  }
  const scan = { scan_id: randomUUID(), code, kind: "enter" as const, session_id: null };
  const {
    results: [taken],
  } = await takeScans(database, memberId, event, {
    device: PLAIN_DEVICE,
    scans: [{ ...scan, at: new Date().toISOString() }],
  });
  const { result = "unknown", name = "", type = "", first } = taken ?? {};
  return { result, name, type, code, at: first?.at ?? "", by: first?.by ?? "" };
}

export function plainCheckIn(
  app: FastifyInstance,
  { database, origin }: { database: Database; origin: string },
) {
  plainForms(app, origin, (scope) => {
    scope.post<{ Params: { slug: string; key: string }; Body: { code?: string } | undefined }>(
      "/panitia/:slug/manual/:key",
      FORM_ROUTE,
      async ({ params: { slug, key }, body, url }, reply) => {
        const typed = String(body?.code ?? "")
          .trim()
          .slice(0, 20);
        const path = url.split("?")[0] ?? url;
        if (!typed) return answerForm(reply, path, { values: {}, errors: { code: "Ketik kode tiketnya." } });
        return answerForm(reply, path, { values: await checkIn(database, slug, key, typed), errors: {} });
      },
    );
  });
}
