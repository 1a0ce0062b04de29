import {
  type BodyOf,
  createStaffEvent,
  type editStaffEvent,
  type StaffEvent,
  type setSessions,
} from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import { editConflict } from "../platform/catalogue/edit-item.ts";
import { freeSlug, keepOldSlug } from "../platform/catalogue/slugs.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { conflict, existing, invalid } from "../platform/errors.ts";
import { lockFiles, picturesIn } from "../platform/files/stored-files.ts";
import { cleanHtml } from "../platform/text/clean-html.ts";
import { endRemovedWaits } from "./end-waits.ts";
import { changesOf } from "./notice-changes.ts";
import { keepChange, type Noticing, releaseChange, tellWaiting } from "./notices.ts";
import { offerSeats } from "./offer-seats.ts";
import { keepDeadlines } from "./queries/deadlines.ts";
import {
  type EventRow,
  hasPayments,
  hasStanding,
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
type Draft = BodyOf<typeof createStaffEvent>;

export const readStaffEvent = async (database: Database, id: number): Promise<StaffEvent> =>
  existing(await staffEvent(database, id), NO_EVENT);

/** Works on a locked event, and answers how it is then. */
export async function changed(
  database: Database,
  id: number,
  work: (tx: Tx, row: EventRow) => Promise<void>,
) {
  await database.transact(async (tx) => work(tx, existing(await lockEventRow(tx, id), NO_EVENT)));
  return readStaffEvent(database, id);
}

export function refuseCancelled({ state }: EventRow) {
  if (state === "cancelled") throw conflict("event_cancelled", "Acara ini sudah dibatalkan.");
}

function checkDraft(draft: Draft) {
  const errors: Record<string, string[]> = {};
  if (draft.starts_at >= draft.ends_at && Date.parse(draft.starts_at) >= Date.parse(draft.ends_at))
    errors.ends_at = ["Selesainya harus setelah mulainya."];
  if ((draft.campaign_id === null) !== (draft.campaign_basis_points === null))
    errors.campaign_basis_points = ["Isi program dan bagiannya, atau keduanya kosong."];
  for (const [place, { kind, options }] of draft.questions.entries())
    if ((kind === "choice" || kind === "many") && options.length === 0)
      errors[`questions.${place}.options`] = ["Tambahkan pilihannya."];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

const columnsOf = ({ ticket_types: _types, questions: _questions, ...columns }: Draft) => ({
  ...columns,
  body: cleanHtml(columns.body),
});

const filesOf = (draft: Pick<Draft, "picture" | "body">, row?: EventRow) => ({
  picture: draft.picture && draft.picture !== row?.picture ? [draft.picture] : [],
  body: draft.body === row?.body ? [] : picturesIn(draft.body),
});

export async function createEvent(database: Database, actor: Actor, draft: Draft): Promise<StaffEvent> {
  checkDraft(draft);
  const id = await database.transact((tx) => insertDraft(tx, actor, draft, "event.create"));
  return readStaffEvent(database, id);
}

async function insertDraft(tx: Tx, actor: Actor, draft: Draft, action: "event.create" | "event.duplicate") {
  const columns = columnsOf(draft);
  await lockFiles(tx, filesOf(columns));
  const slug = await freeSlug(tx, "event", draft);
  const id = await insertEvent(tx, { ...columns, slug });
  await saveTypes(tx, id, draft.ticket_types);
  await saveQuestions(tx, id, draft.questions);
  await audit(tx, actor, action, ["event", id], { after: { title: draft.title, slug } });
  return id;
}

/** Quotas below what is taken would lie: those who have a seat keep it. */
async function refuseBelowTaken(tx: Tx, row: EventRow, draft: Draft) {
  const below = (detail: string, field: string) =>
    conflict("below_taken", detail, { errors: { [field]: [detail] } });
  if (draft.capacity !== null && draft.capacity < row.taken)
    throw below(`Sudah ${row.taken} kursi terisi, jadi kapasitasnya tidak bisa lebih kecil.`, "capacity");
  const stored = await typesOf(tx, row.id);
  for (const [place, { id, quota }] of draft.ticket_types.entries()) {
    const type = stored.find((one) => one.id === id);
    if (id !== undefined && !type)
      throw invalid({ [`ticket_types.${place}.name`]: ["Jenis tiket ini bukan dari acara ini."] });
    if (type && quota !== null && quota < type.taken)
      throw below(`${type.name}: sudah ${type.taken} terisi.`, `ticket_types.${place}.quota`);
  }
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
    const shareChanged =
      row.campaign_id !== draft.campaign_id || row.campaign_basis_points !== draft.campaign_basis_points;
    if (shareChanged && (await hasPayments(tx, id)))
      throw conflict("share_fixed", "Bagian program tidak bisa diubah setelah ada yang membayar.");
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
    if (state === "published" && row.body === "")
      throw invalid({ body: ["Isi keterangan sebelum menerbitkan."] });
    if (state === "draft" && (await hasStanding(tx, id)))
      throw conflict("has_registrations", "Sudah ada yang mendaftar. Acara ini hanya bisa dibatalkan.");
    await updateEvent(tx, id, { state });
    await audit(tx, actor, ACTION[state], ["event", id], { before: { state: row.state }, after: { state } });
  });

const later = (instant: string | null, days: number) =>
  instant === null ? null : new Date(Date.parse(instant) + days * 24 * 3600_000).toISOString();

/** A draft like it, a week later, without anybody in it. */
export async function duplicateEvent(database: Database, actor: Actor, id: number): Promise<StaffEvent> {
  const event = await readStaffEvent(database, id);
  // What a draft does not have, such as who is in it, is left out by its type.
  const draft: Draft = createStaffEvent.body.parse({
    ...event,
    title: `${event.title} (salinan)`.slice(0, 120),
    slug: "",
    starts_at: later(event.starts_at, 7),
    ends_at: later(event.ends_at, 7),
    registration_opens: later(event.registration_opens, 7),
    registration_closes: later(event.registration_closes_set, 7),
    ticket_types: event.ticket_types.map(({ id: _id, opens, closes, ...type }) => ({
      ...type,
      opens: later(opens, 7),
      closes: later(closes, 7),
    })),
    questions: event.questions.map(({ id: _id, ...question }) => question),
  });
  const made = await database.transact((tx) => insertDraft(tx, actor, draft, "event.duplicate"));
  return readStaffEvent(database, made);
}

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
