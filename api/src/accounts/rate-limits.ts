import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../platform/database/database.ts";
import { isSpent, type Limit, networkOf, returnTurn, takeTurn } from "../platform/rate-limit/turns.ts";
import { digestOf } from "../platform/secrets.ts";
import { tooManyTries } from "./refusals.ts";

export async function allowAddress(database: Database, what: string, address: string, limit: Limit) {
  const turn = await takeTurn(database, `${what}:${networkOf(address)}`, limit);
  if (!turn.granted) throw tooManyTries(turn.retryAfter);
}

export const triesOfMember = (memberId: number) => `password:${memberId}`;
/** Unknown names are counted like members, or the limit itself would tell them apart. Hashed: people mistype passwords here. */
export const triesOfName = (name: string) =>
  `password:?${digestOf(name.toLowerCase()).toString("base64url")}`;

/**
 * Each address has wrong passwords of its own, and so has each device that the member signed in from: whoever guesses
 * elsewhere, or even beside the member, keeps nobody out.
 */
export const triesFrom = (account: string, device: string | undefined, address: string) =>
  device ? `${account}#${device}` : `${account}@${networkOf(address)}`;

/**
 * Guesses at one account from many addresses are slowed down rather than refused, since the member may be among them.
 * Says afterwards whether the guess was one more.
 */
export async function slowingGuesses(
  database: Database,
  account: string,
  limit: Limit & { waitSeconds: number },
  check: () => Promise<boolean>,
): Promise<boolean> {
  if (await isSpent(database, account, limit)) await sleep(limit.waitSeconds * 1000);
  const right = await check();
  if (!right) await takeTurn(database, account, limit);
  return right;
}

const underWay = new Map<string, Set<Promise<unknown>>>();

/**
 * Runs a check of a password and counts it if it fails. It is counted before it runs, so that guesses which come all at
 * once are counted too; and because right ones are taken back, whoever finds no room waits while any is under way here.
 */
export async function countingFailures(
  database: Database,
  bucket: string,
  limit: Limit,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const turn = await takeTurn(database, bucket, limit);
  const running = underWay.get(bucket) ?? new Set();
  if (!turn.granted) {
    if (running.size === 0) throw tooManyTries(turn.retryAfter);
    await Promise.race(running);
    return countingFailures(database, bucket, limit, check);
  }
  const checking = check().then(async (right) => {
    if (right) await returnTurn(database, bucket, turn.moment);
    return right;
  });
  const ended = checking.then(
    () => undefined,
    () => undefined,
  );
  underWay.set(bucket, running.add(ended));
  try {
    return await checking;
  } finally {
    running.delete(ended);
    if (running.size === 0) underWay.delete(bucket);
  }
}
