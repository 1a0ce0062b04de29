import type { Database } from "../database/database.ts";
import { tooMany } from "../errors.ts";
import type { Caller } from "./caller.ts";
import { type Bucket, type Limit, takeTurns, waitFor } from "./turns.ts";

/** Cookies are given to a script without end. All that were given among many have this times one browser's wrong answers. */
const MANY = 30;

function bucketsOf(what: string, { network, browser, crowded }: Caller, limit: Limit): Bucket[] {
  if (browser === undefined) return [[`${what}:${network}`, limit]];
  const own: Bucket = [`${what}:by-${browser}`, limit];
  return crowded ? [own, [`${what}:${network}:many`, { ...limit, most: limit.most * MANY }]] : [own];
}

/**
 * Looks up what must not be found by trying. Wrong answers count against the browser that gave them, so that nobody keeps
 * others of the same network from what they know. Beyond the limit right answers are refused too: the refusal must not
 * tell which is which.
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
  const turn = await takeTurns(database, buckets);
  if (!turn.granted) throw tooMany(turn.retryAfter, noun);
  return undefined;
}
