import { answerQuiz, getMaterial, getMaterialVideo, getProgress, markProgress } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { sendFile } from "../platform/files/byte-range.ts";
import { serve } from "../platform/http/serve.ts";
import { answerQuiz as answer } from "./answer-quiz.ts";
import { markDone } from "./mark-done.ts";
import { type Lessons, openLessonVideo, openMaterial } from "./open-material.ts";
import { openedCourse } from "./policy.ts";
import { progressOf } from "./queries/learning.ts";

export function learningRoutes(app: FastifyInstance, lessons: Lessons) {
  const { database } = lessons;

  serve(app, getMaterial, ({ actor, params }) => openMaterial(lessons, actor, params));

  serve(app, getMaterialVideo, async ({ actor, params, query, request, reply }) => {
    const file = await openLessonVideo(lessons, actor, params, query);
    if (query.key) reply.header("cache-control", "private, max-age=3600");
    return sendFile(request, reply, file);
  });

  serve(app, getProgress, async ({ actor, params }) => {
    const standing = await openedCourse(database, actor, params.slug);
    return progressOf(database, standing, actor.memberId);
  });

  serve(app, markProgress, async ({ actor, params, body }) => {
    const standing = await openedCourse(database, actor, params.slug);
    await markDone(database, actor, standing, { materialId: body.material_id, done: body.done });
    return progressOf(database, standing, actor.memberId);
  });

  serve(app, answerQuiz, async ({ actor, params, body }) => {
    const standing = await openedCourse(database, actor, params.slug);
    const result = await answer(database, actor, standing, {
      materialId: params.id,
      answers: body.answers,
    });
    return { ...result, progress: await progressOf(database, standing, actor.memberId) };
  });
}
