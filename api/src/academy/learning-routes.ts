import { basename, dirname } from "node:path";
import { answerQuiz, getMaterial, getMaterialVideo, getProgress, markProgress } from "@barakah/contract";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { serve } from "../platform/http/serve-endpoint.ts";
import { answerQuiz as answer } from "./answer-quiz.ts";
import { markDone } from "./complete-material.ts";
import { requireCourseAccess } from "./course-access.ts";
import { type Lessons, openLessonVideo, openMaterial } from "./open-material.ts";
import { progressOf } from "./queries/learning.ts";

/** A video, or the byte range that a player asks for. */
async function videoRoutes(app: FastifyInstance, lessons: Lessons) {
  await app.register(fastifyStatic, { serve: false, cacheControl: false });
  serve(app, getMaterialVideo, async ({ actor, params, query, request, reply }) => {
    const video = await openLessonVideo(lessons, actor, params, query, request.headers.range);
    // Opened by a signed link or free for all: the player may cache ranges.
    if (!actor) reply.header("cache-control", "private, max-age=3600");
    if ("path" in video) return reply.sendFile(basename(video.path), dirname(video.path));
    const { status, headers, body } = video.piece;
    return reply
      .code(status)
      .headers({ ...headers, "accept-ranges": "bytes", "content-type": video.type })
      .send(body);
  });
}

export function learningRoutes(app: FastifyInstance, lessons: Lessons) {
  const { database } = lessons;

  serve(app, getMaterial, ({ actor, params }) => openMaterial(lessons, actor, params));
  app.register((scope) => videoRoutes(scope, lessons));

  serve(app, getProgress, async ({ actor, params }) => {
    const access = await requireCourseAccess(database, actor, params.slug);
    return progressOf(database, access, actor.memberId);
  });

  serve(app, markProgress, async ({ actor, params, body }) => {
    const access = await requireCourseAccess(database, actor, params.slug);
    await markDone(database, actor, access, { materialId: body.material_id, done: body.done });
    return progressOf(database, access, actor.memberId);
  });

  serve(app, answerQuiz, async ({ actor, params, body }) => {
    const access = await requireCourseAccess(database, actor, params.slug);
    const result = await answer(database, actor, access, {
      materialId: params.id,
      answers: body.answers,
    });
    return { ...result, progress: await progressOf(database, access, actor.memberId) };
  });
}
