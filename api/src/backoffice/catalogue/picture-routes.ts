import { uploadPicture } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { audit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { invalid } from "../../platform/errors.ts";
import { storePicture } from "../../platform/files/picture-store.ts";
import { recordFiles } from "../../platform/files/stored-files.ts";
import { serve } from "../../platform/http/serve.ts";

export function pictureRoutes(app: FastifyInstance, database: Database, dataDirectory: string) {
  serve(app, uploadPicture, async ({ actor, files }) => {
    if (!files.picture) throw invalid({ picture: ["Pilih gambarnya dahulu."] });
    const bytes = files.picture.length;
    const stored = await storePicture(dataDirectory, files.picture);
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
