import { getCourse, listCourses } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Database } from "../platform/database/database.ts";
import { serve } from "../platform/http/serve.ts";
import { courses } from "./queries/courses.ts";
import { readCourse } from "./read-course.ts";

export function courseRoutes(app: FastifyInstance, database: Database) {
  serve(app, listCourses, ({ query }) => courses(database, query));

  serve(app, getCourse, ({ actor, params }) => readCourse(database, actor, params.slug));
}
