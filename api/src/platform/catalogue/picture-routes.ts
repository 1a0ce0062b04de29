import { uploadPicture } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import { audit } from "../audit.ts";
import type { Database } from "../database/database.ts";
import { invalid } from "../errors.ts";
import type { FileStore } from "../files/file-store.ts";
import { addSizes, storePicture } from "../files/picture-store.ts";
import { recordFiles } from "../files/stored-files.ts";
import { serve } from "../http/serve-endpoint.ts";

export function pictureRoutes(app: FastifyInstance, database: Database, files: FileStore) {
  serve(app, uploadPicture, async ({ actor, files: sent }) => {
    if (!sent.picture) throw invalid({ picture: ["Pilih gambarnya dahulu."] });
    const bytes = sent.picture.length;
    const stored = await storePicture(files, sent.picture);
    await database.transact(async (tx) => {
      await recordFiles(tx, [{ key: stored.key, kind: "picture", bytes, uploadedBy: actor.memberId }]);
      await addSizes(tx, stored.key);
      await audit(tx, actor, "picture.upload", ["picture", stored.key], { after: { bytes } });
    });
    return stored;
  });
}
