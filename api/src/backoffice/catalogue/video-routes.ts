import { getStaffVideo, getVideoRules, uploadVideo as uploadVideoEndpoint } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { type LessonConfig, type Lessons, siteNames, staffVideo, uploadVideo } from "../../academy/index.ts";
import { serve } from "../../platform/http/serve.ts";

export function videoRoutes(app: FastifyInstance, lessons: Lessons, { academy, files }: LessonConfig) {
  const mostBytes = academy.videoMostBytes;
  const uploads = { database: lessons.database, files, mostBytes };
  serve(app, getVideoRules, async () => ({ sites: siteNames(lessons.embedHosts), most_bytes: mostBytes }));
  serve(app, uploadVideoEndpoint, ({ actor, request }) => uploadVideo(uploads, actor, request.raw));
  serve(app, getStaffVideo, async ({ actor, params }) => ({
    video: await staffVideo(lessons, actor, params.id),
  }));
}
