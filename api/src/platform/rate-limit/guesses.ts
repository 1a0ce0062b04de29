import type { Database } from "../database/database.ts";
import { tooMany } from "../errors.ts";
import type { Caller } from "./caller.ts";
import { type Bucket, type Limit, takeTokens, waitFor } from "./token-buckets.ts";

/** A script can collect cookies: all browsers that got theirs in a crowd share this many times one browser's limit. */
const MANY = 30;

function bucketsOf(what: string, { network, browser, crowded }: Caller, limit: Limit): Bucket[] {
  if (browser === undefined) return [[`${what}:${network}`, limit]];
  const own: Bucket = [`${what}:by-${browser}`, limit];
  return crowded ? [own, [`${what}:${network}:many`, { ...limit, most: limit.most * MANY }]] : [own];
}

/**
 * Looks up something that must not be found by guessing. Wrong guesses count against the browser, so that nobody can block
 * others of the same network. Above the limit right guesses are refused too: the refusal must not reveal which is right.
 */
export async function guessed<Found>(
  database: Database,
  caller: Caller,
  { what, noun, ...limit }: Limit & { what: string; noun: string },
  look: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const buckets = bucketsOf(what, caller, limit);
  const found = await look();
  if (found !== undefined) {
    const wait = await waitFor(database, buckets);
    if (wait > 0) throw tooMany(wait, noun);
    return found;
  }
  const token = await takeTokens(database, buckets);
  if (!token.granted) throw tooMany(token.retryAfter, noun);
  return undefined;
}
