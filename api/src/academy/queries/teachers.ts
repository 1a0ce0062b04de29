import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";

const NAME = sql<string>`coalesce(nullif(m.full_name, ''), m.username)`;

export async function teaches(on: Reader, courseId: number, memberId: number): Promise<boolean> {
  const found = await on
    .selectFrom("course_teacher")
    .select("member_id")
    .where("course_id", "=", courseId)
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Members with the role of a teacher. */
export const membersWithTeacherRole = (on: Reader) =>
  on
    .selectFrom("staff_role as r")
    .innerJoin("member as m", "m.id", "r.member_id")
    .select(["m.id", NAME.as("name")])
    .where("r.role", "=", "teacher")
    .where("m.deleted_at", "is", null)
    .orderBy("name")
    .execute();

export async function teachersOf(on: Reader, courseId: number): Promise<string[]> {
  const rows = await on
    .selectFrom("course_teacher as t")
    .innerJoin("member as m", "m.id", "t.member_id")
    .select(NAME.as("name"))
    .where("t.course_id", "=", courseId)
    .orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
}

export async function replaceTeachers(tx: Tx, courseId: number, ids: number[]): Promise<void> {
  await tx.deleteFrom("course_teacher").where("course_id", "=", courseId).execute();
  if (ids.length === 0) return;
  await tx
    .insertInto("course_teacher")
    .values([...new Set(ids)].map((member_id) => ({ course_id: courseId, member_id })))
    .execute();
}
