import sharp from "sharp";
import { unavailable } from "../errors.ts";

// Every upload is a different picture: sharp's cache would only fill memory.
sharp.cache(false);
// One core for a picture: visitors need the others.
sharp.concurrency(1);

/** Decoding a large picture takes a hundred megabytes, however small the file. */
const AT_ONCE = 2;
/** Waiting files are held in memory. Beyond this, uploads are refused with 503. */
export const MOST_WAITING_BYTES = 64 * 1024 * 1024;

let running = 0;
let waitingBytes = 0;
const turns: (() => void)[] = [];

async function awaitTurn(bytes: number) {
  if (waitingBytes + bytes > MOST_WAITING_BYTES) throw unavailable();
  waitingBytes += bytes;
  await new Promise<void>((turn) => turns.push(turn));
  waitingBytes -= bytes;
}

/** Limits concurrent decoding. Throws 503 with Retry-After when the queue is full. */
export async function decoding<T>(file: Buffer, work: () => Promise<T>): Promise<T> {
  // The slot passes directly to the next in the queue, so that no newcomer takes it.
  if (running >= AT_ONCE) await awaitTurn(file.length);
  else running += 1;
  try {
    return await work();
  } finally {
    const next = turns.shift();
    if (next) next();
    else running -= 1;
  }
}
