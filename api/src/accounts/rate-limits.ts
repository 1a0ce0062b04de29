import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../platform/database/database.ts";
import type { Caller } from "../platform/rate-limit/caller.ts";
import { takeShares } from "../platform/rate-limit/shares.ts";
import { type Limit, returnTurn, takeTurn, waitFor } from "../platform/rate-limit/turns.ts";
import { digestOf } from "../platform/secrets.ts";
import { tooManyTries } from "./refusals.ts";

/** The share of a browser in its address's hourly limits. Other front ends do not send our cookie. */
const PART = { "sign-in": 20, register: 20, reset: 5 };

export async function allowCaller(
  database: Database,
  what: keyof typeof PART,
  caller: Caller,
  ofAddress: Limit,
) {
  const own = { ...ofAddress, most: Math.ceil(ofAddress.most / PART[what]) };
  await takeShares(database, caller, { [what]: { own, ofAddress, withoutCookie: ofAddress } }, "percobaan");
}

export const triesOfMember = (memberId: number) => `password:${memberId}`;
/** Unknown names are counted like members, or the limit itself would tell them apart. Hashed: people mistype passwords here. */
export const triesOfName = (name: string) =>
  `password:?${digestOf(name.toLowerCase()).toString("base64url")}`;

/** A browser that was here before today. Its own tries are few, because a script can collect cookies and wait a day. */
const SETTLED = { ageMilliseconds: 24 * 3600 * 1000, wrong: { most: 5, seconds: 5 * 3600 } };

/**
 * Wrong passwords are counted per known device of the member, per browser known for a day, and per network for all
 * others: an attacker in the same network cannot lock the member out.
 */
export function triesFrom(
  account: string,
  device: string | undefined,
  { network, browser, since }: Caller,
  wrongPasswords: Limit,
): [bucket: string, limit: Limit] {
  if (device) return [`${account}#${device}`, wrongPasswords];
  if (browser && since && Date.now() - since.getTime() > SETTLED.ageMilliseconds)
    return [`${account}@${browser}`, SETTLED.wrong];
  return [`${account}@${network}`, wrongPasswords];
}

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
  if ((await waitFor(database, [[account, limit]])) > 0) await sleep(limit.waitSeconds * 1000);
  const right = await check();
  if (!right) await takeTurn(database, account, limit);
  return right;
}

const underWay = new Map<string, Set<Promise<unknown>>>();

/**
 * Runs a check of a password and counts it if it fails. It is counted before it runs, so that guesses which come all at
 * once are counted too; and because right ones are given back, a request that finds no room waits while another one is under way.
 */
export async function countingFailures(
  database: Database,
  [bucket, limit]: readonly [bucket: string, limit: Limit],
  check: () => Promise<boolean>,
): Promise<boolean> {
  const turn = await takeTurn(database, bucket, limit);
  const running = underWay.get(bucket) ?? new Set();
  if (!turn.granted) {
    if (running.size === 0) throw tooManyTries(turn.retryAfter);
    await Promise.race(running);
    return countingFailures(database, [bucket, limit], check);
  }
  const checking = check().then(async (right) => {
    if (right) await returnTurn(database, bucket, limit);
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
