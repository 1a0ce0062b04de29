import { type Course, getCourse, listCourses } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Actor } from "../platform/actor.ts";
import type { Database } from "../platform/database/database.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { plainText } from "../platform/text/plain-text.ts";
import { mayOpen } from "./course-access.ts";
import { contentsOf, courseAccessOf, courseBySlug, courses } from "./queries/courses.ts";
import { noCourse } from "./refusals.ts";

const PREVIEW_CHARACTERS = 100;

const summaryOf = (html: string) => Array.from(plainText(html)).slice(0, PREVIEW_CHARACTERS).join("").trim();

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** A course as the caller may see it: with contents for those who may open them. */
async function readCourse(database: Database, actor: Actor | undefined, slug: string): Promise<Course> {
  const open = actor !== undefined && mayOpen(actor, await courseAccessOf(database, slug, actor.memberId));
  const course = await courseBySlug(database, slug, open);
  if (!course) throw noCourse();
  const told = { ...course, summary: summaryOf(course.description), outcomes: linesOf(course.outcomes) };
  if (!open) return told;
  const contents = await contentsOf(database, course.id);
  const materials = course.materials.map((material) => ({
    ...material,
    content: contents.get(material.id) ?? "",
  }));
  return { ...told, materials };
}

export function courseRoutes(app: FastifyInstance, database: Database) {
  serve(app, listCourses, ({ query }) => courses(database, query));

  serve(app, getCourse, ({ actor, params }) => readCourse(database, actor, params.slug));
}
