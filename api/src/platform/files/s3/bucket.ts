import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { BucketSettings } from "./config.ts";
import { listed, type Stored } from "./listing.ts";
import { PART_BYTES, putInParts } from "./multipart-upload.ts";
import { type Ask, asker, BucketError } from "./request.ts";

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

/** Undefined if the key does not exist. */
const ifThere = (error: unknown) => {
  if (error instanceof BucketError && error.status === 404 && error.code !== "NoSuchBucket") return undefined;
  throw error;
};

async function get(ask: Ask, key: string, range?: string): Promise<PassedOn | undefined> {
  const answer = await ask("GET", key, range ? { headers: { range } } : {}).catch(ifThere);
  if (!answer) return undefined;
  const told = TOLD.flatMap((name) => {
    const value = answer.headers[name];
    return typeof value === "string" ? [[name, value]] : [];
  });
  return { status: answer.statusCode ?? 0, headers: Object.fromEntries(told), body: answer };
}

async function put(ask: Ask, key: string, bytes: Buffer) {
  await buffer(await ask("PUT", key, { body: bytes }));
}

async function putFile(ask: Ask, key: string, file: string, patiently: Ask) {
  const { size } = await stat(file);
  if (size > PART_BYTES) return putInParts(ask, patiently, key, createReadStream(file));
  const handle = await open(file);
  const bytes = await handle.readFile().finally(() => handle.close());
  return put(ask, key, bytes);
}

async function remove(ask: Ask, key: string) {
  const answer = await ask("DELETE", key).catch(ifThere);
  if (answer) await buffer(answer);
}

/** A storage may take long to store 16 MB, or to join the parts of a backup. */
const PATIENCE_WITH_PARTS_MS = 60_000;

export function openBucket(settings: BucketSettings, patience?: number): Bucket {
  const ask = asker(settings, patience);
  const patiently = asker(settings, PATIENCE_WITH_PARTS_MS);
  return {
    settings,
    put: (key, bytes) => put(ask, key, bytes),
    putFile: (key, file) => putFile(ask, key, file, patiently),
    putStream: (key, source) => putInParts(ask, patiently, key, source),
    get: (key, range) => get(ask, key, range),
    list: (prefix) => listed(ask, prefix),
    remove: (key) => remove(ask, key),
  };
}
