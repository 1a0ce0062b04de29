import type { Readable } from "node:stream";
import { videoTooLarge } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Database } from "../platform/database/database.ts";
import { malformed, tooLarge } from "../platform/errors.ts";
import type { FileStore } from "../platform/files/file-store.ts";
import { recordFiles } from "../platform/files/stored-files.ts";
import { type StoredVideo, storeVideo } from "./store-video.ts";

export interface VideoUploads {
  database: Database;
  files: FileStore;
  mostBytes: number;
}

const brokenOff = (error: unknown) =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "ECONNRESET" || error.code === "ERR_STREAM_PREMATURE_CLOSE");

/** Stores a video before a material names it. Unused ones are deleted after a day. */
export async function uploadVideo(
  { database, files, mostBytes }: VideoUploads,
  actor: Actor,
  incoming: Readable & { headers: { "content-length"?: string } },
): Promise<StoredVideo> {
  if (Number(incoming.headers["content-length"] ?? 0) > mostBytes) throw tooLarge(videoTooLarge(mostBytes));
  const stored = await storeVideo(files, incoming, mostBytes).catch((error) => {
    throw brokenOff(error) ? malformed("Pengiriman video terputus. Coba unggah lagi.") : error;
  });
  await database.kysely.transaction().execute(async (tx) => {
    await recordFiles(tx, [{ ...stored, kind: "video", uploadedBy: actor.memberId }]);
    await audit(tx, actor, {
      action: "video.upload",
      subject: { kind: "video", id: stored.key },
      after: { bytes: stored.bytes },
    });
  });
  return stored;
}
