import * as contract from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { FileStore } from "../platform/files/file-store.ts";
import { serve } from "../platform/http/serve-endpoint.ts";
import { siteNames } from "./allowed-video-sites.ts";
import type { AcademyConfig } from "./config.ts";
import { type Lessons, staffVideo } from "./open-material.ts";
import { uploadVideo } from "./upload-video.ts";

export interface LessonConfig {
  academy: AcademyConfig;
  files: FileStore;
}

export function staffVideoRoutes(app: FastifyInstance, lessons: Lessons, { academy, files }: LessonConfig) {
  const mostBytes = academy.videoMostBytes;
  const uploads = { database: lessons.database, files, mostBytes };
  serve(app, contract.getVideoRules, async () => ({
    sites: siteNames(lessons.embedHosts),
    most_bytes: mostBytes,
  }));
  serve(app, contract.uploadVideo, ({ actor, request }) => uploadVideo(uploads, actor, request.raw));
  serve(app, contract.getStaffVideo, async ({ actor, params }) => ({
    video: await staffVideo(lessons, actor, params.id),
  }));
}
