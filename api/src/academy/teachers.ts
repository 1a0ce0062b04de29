import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Database } from "../platform/database/database.ts";
import { invalid } from "../platform/errors.ts";
import { readStaffCourse } from "./edit-course.ts";
import { lockCourse } from "./queries/staff-courses.ts";
import { membersWithTeacherRole, replaceTeachers, teachersOf } from "./queries/teachers.ts";
import { noCourse } from "./refusals.ts";

/** Replaces the teachers of a course. Only members with that role can be one. */
export async function setTeachers(database: Database, actor: Actor, courseId: number, ids: number[]) {
  await database.transact(async (tx) => {
    if (!(await lockCourse(tx, courseId))) throw noCourse();
    const known = (await membersWithTeacherRole(tx)).map(({ id }) => id);
    if (ids.some((id) => !known.includes(id)))
      throw invalid({ ids: ["Pilih petugas dengan peran Pengajar."] });
    const before = await teachersOf(tx, courseId);
    await replaceTeachers(tx, courseId, ids);
    await audit(tx, actor, "course.teachers", ["course", courseId], {
      before: { teachers: before },
      after: { teachers: await teachersOf(tx, courseId) },
    });
  });
  return readStaffCourse(database, courseId);
}
