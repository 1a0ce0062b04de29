import type { BodyOf, createStaffEvent, editStaffEvent, StaffEvent, setSessions } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import { editConflict } from "../platform/catalogue/edit-item.ts";
import { freeSlug, keepOldSlug } from "../platform/catalogue/slugs.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { conflict, existing } from "../platform/errors.ts";
import { lockFiles, picturesIn } from "../platform/files/stored-files.ts";
import { cleanHtml } from "../platform/text/clean-html.ts";
import {
  checkDraft,
  refuseBelowTaken,
  refuseCancelled,
  refuseOtherShare,
  refuseWithoutBody,
  refuseWithRegistrations,
} from "./allowed-event-changes.ts";
import { endRemovedWaits } from "./end-waits.ts";
import { changesOf } from "./notice-changes.ts";
import { keepChange, type Noticing, releaseChange, tellWaiting } from "./notices.ts";
import { offerSeats } from "./offer-seats.ts";
import { keepDeadlines } from "./queries/deadlines.ts";
import {
  type EventRow,
  insertEvent,
  lockEventRow,
  saveQuestions,
  saveSessions,
  saveTypes,
  staffEvent,
  typesOf,
  updateEvent,
} from "./queries/staff-events.ts";
import { NO_EVENT } from "./refusals.ts";

type Edited = BodyOf<typeof editStaffEvent>;
export type EventDraft = BodyOf<typeof createStaffEvent>;

export const readStaffEvent = async (database: Database, id: number): Promise<StaffEvent> =>
  existing(await staffEvent(database, id), NO_EVENT);

/** Runs the work on a locked event, and returns the event afterwards. */
export async function changed(
  database: Database,
  id: number,
  work: (tx: Tx, row: EventRow) => Promise<void>,
) {
  await database.transact(async (tx) => work(tx, existing(await lockEventRow(tx, id), NO_EVENT)));
  return readStaffEvent(database, id);
}

const columnsOf = ({ ticket_types: _types, questions: _questions, ...columns }: EventDraft) => ({
  ...columns,
  body: cleanHtml(columns.body),
});

const filesOf = (draft: Pick<EventDraft, "picture" | "body">, row?: EventRow) => ({
  picture: draft.picture && draft.picture !== row?.picture ? [draft.picture] : [],
  body: draft.body === row?.body ? [] : picturesIn(draft.body),
});

export async function createEvent(database: Database, actor: Actor, draft: EventDraft): Promise<StaffEvent> {
  checkDraft(draft);
  const id = await database.transact((tx) => insertDraft(tx, actor, draft, "event.create"));
  return readStaffEvent(database, id);
}

/** The event with its ticket types and questions, as a draft. */
export async function insertDraft(
  tx: Tx,
  actor: Actor,
  draft: EventDraft,
  action: "event.create" | "event.duplicate",
) {
  const columns = columnsOf(draft);
  await lockFiles(tx, filesOf(columns));
  const slug = await freeSlug(tx, "event", draft);
  const id = await insertEvent(tx, { ...columns, slug });
  await saveTypes(tx, id, draft.ticket_types);
  await saveQuestions(tx, id, draft.questions);
  await audit(tx, actor, action, ["event", id], { after: { title: draft.title, slug } });
  return id;
}

const asInstant = (value: unknown) =>
  typeof value === "string" && !Number.isNaN(Date.parse(value)) && /^\d{4}-\d\d-\d\dT/.test(value)
    ? new Date(value).toISOString()
    : value;

export async function editEvent(
  noticing: Noticing,
  actor: Actor,
  id: number,
  { version, tell, ...draft }: Edited,
) {
  const { database } = noticing;
  checkDraft(draft);
  await changed(database, id, async (tx, row) => {
    if (row.version !== version) throw editConflict(row.version);
    refuseCancelled(row);
    await refuseBelowTaken(tx, row, draft);
    await refuseOtherShare(tx, row, draft);
    const columns = columnsOf(draft);
    await lockFiles(tx, filesOf(columns, row));
    const typesBefore = await typesOf(tx, id);
    const slug = await freeSlug(tx, "event", { ...draft, slug: draft.slug || row.slug }, id);
    if (slug !== row.slug) await keepOldSlug(tx, "event", row, slug);
    await updateEvent(tx, id, {
      ...columns,
      slug,
      version: row.version + 1,
      changed_by: actor.memberId,
      changed_at: new Date().toISOString(),
    });
    await saveTypes(tx, id, draft.ticket_types);
    await saveQuestions(tx, id, draft.questions);
    const changed = Object.entries({ ...columns, slug }).filter(
      ([name, value]) => asInstant(value) !== asInstant(row[name as keyof EventRow]),
    );
    await audit(tx, actor, "event.edit", ["event", id], {
      before: Object.fromEntries(changed.map(([name]) => [name, row[name as keyof EventRow] ?? null])),
      after: Object.fromEntries(changed),
    });
    const isComing = row.state === "published" && Date.parse(columns.ends_at) > Date.now();
    if (isComing)
      await keepChange(
        tx,
        id,
        changesOf({ ...row, types: typesBefore }, { ...columns, types: draft.ticket_types }),
      );
    if (tell) await releaseChange(tx, actor, id, "");
    await offerSeats(tx, id);
  });
  // Without the event's lock: paying and cancelling lock the payment and the registration first.
  await keepDeadlines(database.kysely, id);
  await endRemovedWaits(database, id);
  if (tell) await tellWaiting(noticing, id);
  return readStaffEvent(database, id);
}

const ACTION = { published: "event.publish", draft: "event.withdraw", finished: "event.finish" } as const;

export const publishEvent = (database: Database, actor: Actor, id: number, state: keyof typeof ACTION) =>
  changed(database, id, async (tx, row) => {
    if (row.state === state) return;
    refuseCancelled(row);
    if (state === "published") refuseWithoutBody(row);
    if (state === "draft") await refuseWithRegistrations(tx, id);
    await updateEvent(tx, id, { state });
    await audit(tx, actor, ACTION[state], ["event", id], { before: { state: row.state }, after: { state } });
  });

export const changeSessions = (
  database: Database,
  actor: Actor,
  id: number,
  { version, sessions }: BodyOf<typeof setSessions>,
) =>
  changed(database, id, async (tx, row) => {
    // The list replaces the stored one: from an older page it would remove what a colleague has added since.
    if (row.version !== version) throw editConflict();
    if (!(await saveSessions(tx, id, sessions)))
      throw conflict("already_scanned", "Ada sesi yang sudah dipindai, jadi tidak bisa dihapus.");
    await updateEvent(tx, id, { version: version + 1 });
    await audit(tx, actor, "event.sessions", ["event", id], {
      after: { sessions: sessions.map(({ title }) => title).join(", ") },
    });
  });
