import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { BucketSettings } from "./config.ts";
import { listed, type Stored } from "./listing.ts";
import { PART_BYTES, putInParts } from "./multipart-upload.ts";
import { type Ask, asker, refused } from "./request.ts";

export interface PassedOn {
  status: number;
  headers: Record<string, string>;
  body: Readable;
}

/** One bucket of an S3-compatible storage. Throws BucketError if a call fails. */
export interface Bucket {
  readonly settings: BucketSettings;
  put(key: string, bytes: Buffer): Promise<void>;
  putFile(key: string, file: string): Promise<void>;
  /** Of any length. Atomic: the key exists when the upload is complete. */
  putStream(key: string, source: AsyncIterable<Buffer>): Promise<void>;
  /** Undefined if the key does not exist. With a range, only that part. */
  get(key: string, range?: string): Promise<PassedOn | undefined>;
  list(prefix: string): AsyncGenerator<Stored>;
  remove(key: string): Promise<void>;
}

const TOLD = ["content-length", "content-range"];

async function get(ask: Ask, key: string, range?: string): Promise<PassedOn | undefined> {
  const answer = await ask("GET", key, range ? { headers: { range } } : {});
  if (answer.status === 404) {
    const error = await refused(answer);
    if (error.code === "NoSuchBucket") throw error;
    return undefined;
  }
  if (!answer.ok && answer.status !== 416) throw await refused(answer);
  const headers = TOLD.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const body = answer.body ? Readable.fromWeb(answer.body as unknown as ReadableStream) : Readable.from([]);
  // Readers get the error; without a listener, an unread body would end the process.
  body.on("error", () => undefined);
  return { status: answer.status, headers: Object.fromEntries(headers), body };
}

async function put(ask: Ask, key: string, bytes: Buffer) {
  const answer = await ask("PUT", key, { body: bytes });
  if (!answer.ok) throw await refused(answer);
  await answer.arrayBuffer();
}

async function putFile(ask: Ask, key: string, file: string) {
  const { size } = await stat(file);
  if (size > PART_BYTES) return putInParts(ask, key, createReadStream(file));
  const handle = await open(file);
  const bytes = await handle.readFile().finally(() => handle.close());
  return put(ask, key, bytes);
}

async function remove(ask: Ask, key: string) {
  const answer = await ask("DELETE", key);
  if (!answer.ok && answer.status !== 404) throw await refused(answer);
  await answer.arrayBuffer();
}

export function openBucket(settings: BucketSettings): Bucket {
  const ask = asker(settings);
  return {
    settings,
    put: (key, bytes) => put(ask, key, bytes),
    putFile: (key, file) => putFile(ask, key, file),
    putStream: (key, source) => putInParts(ask, key, source),
    get: (key, range) => get(ask, key, range),
    list: (prefix) => listed(ask, prefix),
    remove: (key) => remove(ask, key),
  };
}
