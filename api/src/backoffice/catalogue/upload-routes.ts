import {
  getStaffVideo,
  getVideoRules,
  uploadPicture,
  uploadVideo as uploadVideoEndpoint,
} from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { type LessonConfig, type Lessons, siteNames, staffVideo, uploadVideo } from "../../academy/index.ts";
import { audit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { invalid } from "../../platform/errors.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { storePicture } from "../../platform/files/picture-store.ts";
import { recordFiles } from "../../platform/files/stored-files.ts";
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

export function pictureRoutes(app: FastifyInstance, database: Database, files: FileStore) {
  serve(app, uploadPicture, async ({ actor, files: sent }) => {
    if (!sent.picture) throw invalid({ picture: ["Pilih gambarnya dahulu."] });
    const bytes = sent.picture.length;
    const stored = await storePicture(files, sent.picture);
    await database.kysely.transaction().execute(async (tx) => {
      await recordFiles(tx, [{ key: stored.key, kind: "picture", bytes, uploadedBy: actor.memberId }]);
      await audit(tx, actor, {
        action: "picture.upload",
        subject: { kind: "picture", id: stored.key },
        after: { bytes },
      });
    });
    return stored;
  });
}
