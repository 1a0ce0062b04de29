import { MATERIALS_CLOSED } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import type { Database } from "../platform/database/database.ts";
import { forbidden } from "../platform/errors.ts";
import { type Standing, standingOf } from "./queries/courses.ts";
import { noCourse } from "./refusals.ts";

const WRITES_COURSES = ["administrator", "editor"] as const;

/** Materials are for those who paid, or joined free, and for those who write them. */
export function mayOpen(actor: Actor, standing: Standing | undefined): boolean {
  if (!standing) return false;
  if (standing.status === "verified") return true;
  return !actor.needsTwoStep && WRITES_COURSES.some((role) => actor.roles.includes(role));
}

/** Where the actor may learn. Everything that leads to a material's content passes through here. */
export async function openedCourse(database: Database, actor: Actor, slug: string): Promise<Standing> {
  const standing = await standingOf(database, slug, actor.memberId);
  if (!standing) throw noCourse();
  if (!mayOpen(actor, standing)) throw forbidden(MATERIALS_CLOSED);
  return standing;
}
