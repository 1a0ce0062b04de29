import sharp from "sharp";
import { unavailable } from "../errors.ts";

// No two people send the same picture: what the library remembers of the last ones only fills the memory.
sharp.cache(false);

/** A large picture takes a hundred megabytes while it is decoded, however few bytes it came in. */
const AT_ONCE = 2;
/** Those that wait are held in memory. Whoever comes when there is no room is asked to come again. */
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

/** Runs work that decodes a file, few at a time. Throws 503 with Retry-After when too much waits for its turn. */
export async function decoding<T>(file: Buffer, work: () => Promise<T>): Promise<T> {
  // Whoever ends hands on the turn, so that nobody slips in between.
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
