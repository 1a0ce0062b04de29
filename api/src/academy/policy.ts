import { MATERIALS_CLOSED } from "@barakah/contract";
import { type Actor, isStaffWith } from "../platform/actor.ts";
import type { Database } from "../platform/database/database.ts";
import { forbidden, notAuthenticated } from "../platform/errors.ts";
import { type Standing, standingOf } from "./queries/courses.ts";
import { freeMaterial, materialOf, type StoredMaterial } from "./queries/learning.ts";
import { noCourse, noMaterial } from "./refusals.ts";

/** Materials are open to members who paid or joined for free, to editors, and to the teachers of the course. */
export function mayOpen(actor: Actor, standing: Standing | undefined): boolean {
  if (!standing) return false;
  if (standing.status === "verified") return true;
  return isStaffWith(actor, "all_courses") || (standing.teaches && isStaffWith(actor, "courses"));
}

/** The only way to a course's materials. */
export async function openedCourse(database: Database, actor: Actor, slug: string): Promise<Standing> {
  const standing = await standingOf(database, slug, actor.memberId);
  if (!standing) throw noCourse();
  if (!mayOpen(actor, standing)) throw forbidden(MATERIALS_CLOSED);
  return standing;
}

/** An accessible material and the reason; video links depend on it. */
export interface Opened {
  material: StoredMaterial;
  courseSlug: string;
  as: "enrolled" | "staff" | "anybody";
}

/** The only way to a material's content: through its course, or because it is free. */
export async function openedMaterial(
  database: Database,
  actor: Actor | undefined,
  place: { slug: string; id: number },
): Promise<Opened> {
  const standing = actor && (await standingOf(database, place.slug, actor.memberId));
  if (actor && !standing) throw noCourse();
  if (actor && standing && mayOpen(actor, standing)) {
    const material = await materialOf(database, standing.course_id, place.id);
    if (!material) throw noMaterial();
    const as = standing.status === "verified" ? "enrolled" : "staff";
    return { material, courseSlug: standing.course_slug, as };
  }
  const free = await freeMaterial(database, place);
  if (free) return { material: free, courseSlug: free.course_slug, as: "anybody" };
  throw actor ? forbidden(MATERIALS_CLOSED) : notAuthenticated();
}
