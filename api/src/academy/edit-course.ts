import type { BodyOf, editStaffCourse, StaffCourse } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import { createItem, editItem } from "../platform/catalogue/edit-item.ts";
import { type Move, publishItem } from "../platform/catalogue/publish-item.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { invalid } from "../platform/errors.ts";
import { cleanHtml } from "../platform/text/clean-html.ts";
import { onlyCoursesOf, ownCourse } from "./own-course.ts";
import { lockCourse, staffCourse } from "./queries/staff-courses.ts";
import { noCourse } from "./refusals.ts";

type Edited = BodyOf<typeof editStaffCourse>;
type Draft = Omit<Edited, "version">;

const cleaned = (draft: Draft): Draft => ({ ...draft, description: cleanHtml(draft.description) });

export async function readStaffCourse(database: Database, id: number): Promise<StaffCourse> {
  const course = await staffCourse(database, id);
  if (!course) throw noCourse();
  return course;
}

export async function createCourse(database: Database, actor: Actor, draft: Draft): Promise<StaffCourse> {
  const id = await database.transact((tx) => createItem(tx, actor, "course", cleaned(draft)));
  return readStaffCourse(database, id);
}

export async function editCourse(
  database: Database,
  actor: Actor,
  id: number,
  { version, ...draft }: Edited,
) {
  await database.transact(async (tx) => {
    if (onlyCoursesOf(actor) !== undefined) await refuseTeacher(tx, actor, id, draft);
    await editItem(tx, actor, "course", id, cleaned(draft), version);
  });
  return readStaffCourse(database, id);
}

/** A teacher may not change the price, the address or the featured mark of a course. */
async function refuseTeacher(tx: Tx, actor: Actor, id: number, draft: Draft) {
  await ownCourse(tx, actor, id);
  const stored = await lockCourse(tx, id);
  if (!stored) throw noCourse();
  const message = ["Hanya editor yang dapat mengubahnya. Minta editor, lalu simpan yang lain."];
  const fields = (["price", "slug", "is_featured"] as const).filter((name) => stored[name] !== draft[name]);
  if (fields.length > 0) throw invalid(Object.fromEntries(fields.map((name) => [name, message])));
}

export async function publishCourse(database: Database, actor: Actor, id: number, move: Move) {
  await database.transact((tx) => publishItem(tx, actor, "course", id, move));
  return readStaffCourse(database, id);
}
