import { getCourse, listCourses } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database.ts";
import { notFound } from "../platform/errors.ts";
import { summaryOf } from "../platform/plain-text.ts";
import { serve } from "../platform/serve.ts";
import { academyPersonalData } from "./personal-data.ts";
import { courseBySlug, courses } from "./queries.ts";

export function academyRoutes(app: FastifyInstance, database: Database) {
  app.personalData.push(academyPersonalData);

  serve(app, listCourses, async ({ query, reply }) => {
    const { rows, total } = await courses(database, query);
    reply.header("x-total-count", total);
    return rows;
  });

  serve(app, getCourse, async ({ params }) => {
    const course = await courseBySlug(database, params.slug);
    if (!course) throw notFound("Kelas tidak ditemukan.");
    return { ...course, summary: summaryOf(course.description) };
  });
}
