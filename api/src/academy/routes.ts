import { getCourse, listCourses } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { serve } from "../platform/http/serve.ts";
import { courses } from "./queries/courses.ts";
import { readCourse } from "./read-course.ts";

export function courseRoutes(app: FastifyInstance, database: Database) {
  serve(app, listCourses, async ({ query, reply }) => {
    const { rows, total } = await courses(database, query);
    reply.header("x-total-count", total);
    return rows;
  });

  serve(app, getCourse, ({ actor, params }) => readCourse(database, actor, params.slug));
}
