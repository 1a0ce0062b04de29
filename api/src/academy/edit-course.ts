import type { BodyOf, editStaffCourse, StaffCourse } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import { createItem, editItem, type Move, publishItem } from "../platform/catalogue/editing.ts";
import type { Database } from "../platform/database/database.ts";
import { notFound } from "../platform/errors.ts";
import { cleanHtml } from "../platform/text/clean-html.ts";
import { staffCourse } from "./queries/editing.ts";

type Edited = BodyOf<typeof editStaffCourse>;
type Draft = Omit<Edited, "version">;

const cleaned = (draft: Draft): Draft => ({ ...draft, description: cleanHtml(draft.description) });

export async function readStaffCourse(database: Database, id: number): Promise<StaffCourse> {
  const course = await staffCourse(database, id);
  if (!course) throw notFound("Kelas tidak ditemukan.");
  return course;
}

export async function createCourse(database: Database, actor: Actor, draft: Draft): Promise<StaffCourse> {
  const id = await database.kysely
    .transaction()
    .execute((tx) => createItem(tx, actor, "course", cleaned(draft)));
  return readStaffCourse(database, id);
}

export async function editCourse(
  database: Database,
  actor: Actor,
  id: number,
  { version, ...draft }: Edited,
) {
  await database.kysely
    .transaction()
    .execute((tx) => editItem(tx, actor, "course", id, cleaned(draft), version));
  return readStaffCourse(database, id);
}

export async function publishCourse(database: Database, actor: Actor, id: number, move: Move) {
  await database.kysely.transaction().execute((tx) => publishItem(tx, actor, "course", id, move));
  return readStaffCourse(database, id);
}
