import type { BodyOf, editStaffCourse, Publication, StaffCourse } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import { createItem, editItem, publishItem } from "../platform/catalogue/editing.ts";
import type { Database } from "../platform/database/database.ts";
import { notFound } from "../platform/errors.ts";
import { cleanHtml } from "../platform/text/clean-html.ts";
import { staffCourse } from "./queries/editing.ts";

type Draft = BodyOf<typeof editStaffCourse>;

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

export async function editCourse(database: Database, actor: Actor, id: number, draft: Draft) {
  await database.kysely.transaction().execute((tx) => editItem(tx, actor, "course", id, cleaned(draft)));
  return readStaffCourse(database, id);
}

export async function publishCourse(database: Database, actor: Actor, id: number, status: Publication) {
  await database.kysely.transaction().execute((tx) => publishItem(tx, actor, "course", id, status));
  return readStaffCourse(database, id);
}
