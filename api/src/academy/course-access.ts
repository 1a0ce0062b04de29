import { MATERIALS_CLOSED } from "@barakah/contract";
import { type Actor, isStaffWith } from "../platform/actor.ts";
import type { Database } from "../platform/database/database.ts";
import { forbidden, notAuthenticated } from "../platform/errors.ts";
import { type CourseAccess, courseAccessOf } from "./queries/courses.ts";
import { freeMaterial, materialOf, type StoredMaterial } from "./queries/learning.ts";
import { noCourse, noMaterial } from "./refusals.ts";

/** Materials are open to members who paid or joined for free, to editors, and to the teachers of the course. */
export function mayOpen(actor: Actor, access: CourseAccess | undefined): boolean {
  if (!access) return false;
  if (access.status === "verified") return true;
  return isStaffWith(actor, "all_courses") || (access.teaches && isStaffWith(actor, "courses"));
}

/** Refuses callers who may not open the course's materials. */
export async function requireCourseAccess(
  database: Database,
  actor: Actor,
  slug: string,
): Promise<CourseAccess> {
  const access = await courseAccessOf(database, slug, actor.memberId);
  if (!access) throw noCourse();
  if (!mayOpen(actor, access)) throw forbidden(MATERIALS_CLOSED);
  return access;
}

/** A material that the caller may open, and why. Video links depend on the reason. */
export interface Opened {
  material: StoredMaterial;
  courseSlug: string;
  as: "enrolled" | "staff" | "anybody";
}

/** Returns one material if its course is open to the caller or the material is free. */
export async function requireMaterialAccess(
  database: Database,
  actor: Actor | undefined,
  place: { slug: string; id: number },
): Promise<Opened> {
  const access = actor && (await courseAccessOf(database, place.slug, actor.memberId));
  if (actor && !access) throw noCourse();
  if (actor && access && mayOpen(actor, access)) {
    const material = await materialOf(database, access.course_id, place.id);
    if (!material) throw noMaterial();
    const as = access.status === "verified" ? "enrolled" : "staff";
    return { material, courseSlug: access.course_slug, as };
  }
  const free = await freeMaterial(database, place);
  if (free) return { material: free, courseSlug: free.course_slug, as: "anybody" };
  throw actor ? forbidden(MATERIALS_CLOSED) : notAuthenticated();
}
