import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { VIDEO_WRONG_TYPE, videoTooLarge } from "@barakah/contract";
import type { Actor } from "../platform/actor.ts";
import { audit } from "../platform/audit.ts";
import type { Database } from "../platform/database/database.ts";
import { malformed, tooLarge, wrongType } from "../platform/errors.ts";
import { type FileStore, published } from "../platform/files/file-store.ts";
import { PRIVATE_FILE, PRIVATE_FOLDER } from "../platform/files/owner-only.ts";
import { refuseFullDisk } from "../platform/files/refuse-full-disk.ts";
import { recordFiles } from "../platform/files/stored-files.ts";
import { HEAD_BYTES, videoTypeOf } from "./video-type.ts";
import { VIDEOS } from "./videos.ts";

interface VideoUploads {
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
  await database.transact(async (tx) => {
    await recordFiles(tx, [{ ...stored, kind: "video", uploadedBy: actor.memberId }]);
    await audit(tx, actor, "video.upload", ["video", stored.key], { after: { bytes: stored.bytes } });
  });
  return stored;
}

export interface StoredVideo {
  key: string;
  bytes: number;
}

/** Checks the first bytes for a video signature and stops at the size limit. */
class Examined {
  type: "mp4" | "webm" | undefined;
  bytes = 0;
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  #recognise(head: Buffer): Buffer {
    this.type = videoTypeOf(head);
    if (!this.type) throw wrongType(VIDEO_WRONG_TYPE);
    return head;
  }

  async *pieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let head: Buffer = Buffer.alloc(0);
    for await (const piece of source) {
      this.bytes += piece.length;
      if (this.bytes > this.#most) throw tooLarge(videoTooLarge(this.#most));
      if (this.type) yield piece;
      else {
        head = Buffer.concat([head, piece]);
        if (head.length >= HEAD_BYTES) yield this.#recognise(head);
      }
    }
    if (!this.type) yield this.#recognise(head);
  }
}

/** Streams a video to disk with few chunks in memory. It gets its final name when complete. */
export async function storeVideo(files: FileStore, incoming: Readable, most: number): Promise<StoredVideo> {
  const folder = resolve(files.folder, VIDEOS);
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const name = randomBytes(12).toString("hex");
  const unfinished = resolve(folder, `${name}.part`);
  const examined = new Examined(most);
  try {
    await refuseFullDisk(files);
    // Keep the connection open after we stop reading: the error answer uses it.
    const source = incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
    const file = createWriteStream(unfinished, { flags: "wx", mode: PRIVATE_FILE, flush: true });
    await pipeline(examined.pieces(source), file);
    const key = `${name}.${examined.type}`;
    await rename(unfinished, resolve(folder, key));
    await published(files, join(VIDEOS, key));
    return { key, bytes: examined.bytes };
  } catch (error) {
    // Drain the rest, or the sender would never read our answer.
    incoming.resume();
    await rm(unfinished, { force: true });
    throw error;
  }
}
