import type { Course } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import type { Database } from "../platform/database/database.ts";
import { plainText } from "../platform/text/plain-text.ts";
import { mayOpen } from "./policy.ts";
import { contentsOf, courseBySlug, standingOf } from "./queries/courses.ts";
import { noCourse } from "./refusals.ts";

const PREVIEW_CHARACTERS = 100;

const summaryOf = (html: string) => Array.from(plainText(html)).slice(0, PREVIEW_CHARACTERS).join("").trim();

/** A course for whoever asks: with the materials' contents for those who may open them. */
export async function readCourse(
  database: Database,
  actor: Actor | undefined,
  slug: string,
): Promise<Course> {
  const open = actor !== undefined && mayOpen(actor, await standingOf(database, slug, actor.memberId));
  const course = await courseBySlug(database, slug, open);
  if (!course) throw noCourse();
  const summary = summaryOf(course.description);
  if (!open) return { ...course, summary };
  const contents = await contentsOf(database, course.id);
  const materials = course.materials.map((material) => ({
    ...material,
    content: contents.get(material.id) ?? "",
  }));
  return { ...course, summary, materials };
}
