import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import { count } from "../platform/config/setting-types.ts";
import type { Database } from "../platform/database/database.ts";
import { limitAction } from "../platform/rate-limit/action-limits.ts";
import type { Caller } from "../platform/rate-limit/caller.ts";
import { type Limit, returnToken, takeToken, waitFor } from "../platform/rate-limit/token-buckets.ts";
import { digestOf } from "../platform/secrets.ts";
import { tooManyTries } from "./refusals.ts";

export const signInLimitSettings = {
  /** A token bucket: after the last try one more is allowed every `MINUTES / MOST`, 90 seconds by default. */
  WRONG_PASSWORDS_MOST: count(10),
  WRONG_PASSWORDS_MINUTES: count(15),
  /** After so many wrong passwords from anywhere within these minutes, each further try at the account waits first. */
  GUESSES_PER_ACCOUNT: count(100),
  GUESS_WAIT_SECONDS: count(3),
  RESETS_PER_ACCOUNT_AND_HOUR: count(3),
  /** Per address and hour. Generous: a whole village may share one carrier address. */
  SIGN_INS_PER_ADDRESS: count(1200),
  REGISTRATIONS_PER_ADDRESS: count(500),
  RESETS_PER_ADDRESS: count(50),
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;

export const signInLimits = (env: z.output<z.ZodObject<typeof signInLimitSettings>>) => ({
  wrongPasswords: { most: env.WRONG_PASSWORDS_MOST, seconds: env.WRONG_PASSWORDS_MINUTES * MINUTE },
  guessesAtAccount: {
    most: env.GUESSES_PER_ACCOUNT,
    seconds: env.WRONG_PASSWORDS_MINUTES * MINUTE,
    waitSeconds: env.GUESS_WAIT_SECONDS,
  },
  resetsOfAccount: { most: env.RESETS_PER_ACCOUNT_AND_HOUR, seconds: HOUR },
  signInsOfAddress: { most: env.SIGN_INS_PER_ADDRESS, seconds: HOUR },
  registrationsOfAddress: { most: env.REGISTRATIONS_PER_ADDRESS, seconds: HOUR },
  resetsOfAddress: { most: env.RESETS_PER_ADDRESS, seconds: HOUR },
});

/** One browser may use this fraction of the limit of its IP address. Other front ends do not send our cookie. */
const BROWSERS_PER_ADDRESS = { "sign-in": 20, register: 20, reset: 5 };

export async function allowCaller(
  database: Database,
  what: keyof typeof BROWSERS_PER_ADDRESS,
  caller: Caller,
  ofAddress: Limit,
) {
  const own = { ...ofAddress, most: Math.ceil(ofAddress.most / BROWSERS_PER_ADDRESS[what]) };
  await limitAction(database, caller, { [what]: { own, ofAddress, withoutCookie: ofAddress } }, "percobaan");
}

export const triesOfMember = (memberId: number) => `password:${memberId}`;
/**
 * Unknown names are counted too; otherwise the limit would reveal which names exist. Hashed, because people type passwords
 * here by mistake.
 */
export const triesOfName = (name: string) =>
  `password:?${digestOf(name.toLowerCase()).toString("base64url")}`;

/** A browser whose cookie is older than a day has its own, small limit: a script can collect cookies and wait a day. */
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
 * Slows down guesses at one account from many addresses instead of refusing them, because one of them may be the member.
 * Returns whether the password was right.
 */
export async function slowingGuesses(
  database: Database,
  account: string,
  limit: Limit & { waitSeconds: number },
  check: () => Promise<boolean>,
): Promise<boolean> {
  if ((await waitFor(database, [[account, limit]])) > 0) await sleep(limit.waitSeconds * 1000);
  const right = await check();
  if (!right) await takeToken(database, account, limit);
  return right;
}

const underWay = new Map<string, Set<Promise<unknown>>>();

/**
 * Runs a check of a password and counts failures. The token is taken before the check, so that concurrent guesses are
 * limited too, and put back if the password is right. While checks are running, a request without a token therefore waits.
 */
export async function countingFailures(
  database: Database,
  [bucket, limit]: readonly [bucket: string, limit: Limit],
  check: () => Promise<boolean>,
): Promise<boolean> {
  const token = await takeToken(database, bucket, limit);
  const running = underWay.get(bucket) ?? new Set();
  if (!token.granted) {
    if (running.size === 0) throw tooManyTries(token.retryAfter);
    await Promise.race(running);
    return countingFailures(database, [bucket, limit], check);
  }
  const checking = check().then(async (right) => {
    if (right) await returnToken(database, bucket, limit);
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
