import { addAuditorFile, type BodyOf, getPapers, removeAuditorFile } from "@barakah/contract";
import type { FastifyInstance } from "fastify";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { existing, invalid } from "../../platform/errors.ts";
import { storeDocument } from "../../platform/files/document-store.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { recordFiles } from "../../platform/files/stored-files.ts";
import { serve } from "../../platform/http/serve-endpoint.ts";
import { auditorFiles, deleteAuditorFile, insertAuditorFile, permits } from "./paper-queries.ts";

interface Parts {
  database: Database;
  files: FileStore;
}

async function add(
  { database, files }: Parts,
  actor: Actor,
  about: BodyOf<typeof addAuditorFile>,
  bytes: Buffer,
) {
  const { key } = await storeDocument(files, bytes);
  return database.transact(async (tx) => {
    await recordFiles(tx, [{ key, kind: "document", bytes: bytes.length, uploadedBy: actor.memberId }]);
    const added = await insertAuditorFile(tx, { ...about, file: key, added_by: actor.memberId });
    await audit(tx, actor, "auditor_file.add", ["auditor_file", added.id], { after: about });
    return added;
  });
}

async function remove({ database }: Parts, actor: Actor, id: number) {
  return database.transact(async (tx) => {
    const before = existing(await deleteAuditorFile(tx, id), "Laporan auditor itu sudah tidak ada.");
    await audit(tx, actor, "auditor_file.remove", ["auditor_file", id], { before });
    return { detail: `Laporan auditor ${before.year} ditarik.` };
  });
}

/** Documents shown with the figures: audit reports and collection permits. */
export function paperRoutes(app: FastifyInstance, parts: Parts) {
  serve(app, getPapers, async () => ({
    auditors: await auditorFiles(parts.database.kysely),
    permits: await permits(parts.database.kysely),
  }));

  serve(app, addAuditorFile, async ({ actor, body, files }) => {
    if (!files.file) throw invalid({ file: ["Pilih berkasnya dahulu."] });
    return add(parts, actor, body, files.file);
  });

  serve(app, removeAuditorFile, ({ actor, params }) => remove(parts, actor, params.id));
}
