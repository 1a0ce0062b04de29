import { createStaffEvent, type StaffEvent } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import type { Database } from "../platform/database/database.ts";
import { type EventDraft, insertDraft, readStaffEvent } from "./edit-event.ts";

const DAYS_LATER = 7;

const later = (instant: string | null) =>
  instant === null ? null : new Date(Date.parse(instant) + DAYS_LATER * 24 * 3600_000).toISOString();

/** Copies an event as a draft, a week later, without registrations and crew. */
export async function duplicateEvent(database: Database, actor: Actor, id: number): Promise<StaffEvent> {
  const event = await readStaffEvent(database, id);
  // The draft's type leaves out what a copy must not have, such as registrations.
  const draft: EventDraft = createStaffEvent.body.parse({
    ...event,
    title: `${event.title} (salinan)`.slice(0, 120),
    slug: "",
    starts_at: later(event.starts_at),
    ends_at: later(event.ends_at),
    registration_opens: later(event.registration_opens),
    registration_closes: later(event.registration_closes_set),
    ticket_types: event.ticket_types.map(({ id: _id, opens, closes, ...type }) => ({
      ...type,
      opens: later(opens),
      closes: later(closes),
    })),
    questions: event.questions.map(({ id: _id, ...question }) => question),
  });
  const made = await database.transact((tx) => insertDraft(tx, actor, draft, "event.duplicate"));
  return readStaffEvent(database, made);
}
