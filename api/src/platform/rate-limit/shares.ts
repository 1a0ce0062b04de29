import type { Database } from "../database/database.ts";
import { tooMany, tooManyFromNetwork } from "../errors.ts";
import type { Caller } from "./caller.ts";
import { type Bucket, type Limit, takeTurns } from "./turns.ts";

/**
 * Limits of an action: for one browser or member, for all behind one address together, and for calls of that address
 * without a browser's cookie.
 */
export interface Shares {
  own: Limit;
  ofAddress: Limit;
  withoutCookie: Limit;
}

/** A person, as far as we know: a member by the session, anybody else by the browser's cookie. */
export interface Person extends Caller {
  memberId?: number | undefined;
}

/** A browser's first action in an hour counts against a separate limit of its address. */
const FIRST: Limit = { most: 1, seconds: 3600 };

const idOf = ({ memberId, browser }: Person) => (memberId === undefined ? browser : `member-${memberId}`);

/**
 * An address has four limits of the same size: for first and for repeated actions within an hour, each for browsers that
 * got their cookie in a calm moment and in a crowd. A script with a few cookies uses up only the limit for repeated
 * actions, and one that collects cookies only the limits for crowds.
 */
function bucketsOf(
  person: Person,
  wanted: Readonly<Record<string, Shares>>,
  time: "first" | "again",
): Bucket[] {
  const { network, crowded, memberId } = person;
  const id = idOf(person);
  const each = Object.entries(wanted);
  if (id === undefined) return each.map(([what, shares]) => [`${what}:${network}`, shares.withoutCookie]);
  const group = crowded && memberId === undefined ? "many" : "few";
  const once: Bucket[] = time === "first" ? [[`${each[0]?.[0]}-first:${id}`, FIRST]] : [];
  const own: Bucket[] = each.map(([what, shares]) => [`${what}:by-${id}`, shares.own]);
  const shared: Bucket[] = each.map(([what, { ofAddress }]) => [
    `${what}:${network}:${group}:${time}`,
    ofAddress,
  ]);
  return [...own, ...once, ...shared];
}

/** Takes a token from every limit that applies; answers 429 and takes none if one is used up. */
export async function takeShares(
  database: Database,
  person: Person,
  wanted: Readonly<Record<string, Shares>>,
  noun: string,
  ...more: Bucket[]
): Promise<void> {
  const take = (time: "first" | "again") =>
    takeTurns(database, [...more, ...bucketsOf(person, wanted, time)]);
  let turn = await take("first");
  if (!turn.granted && turn.bucket.includes("-first:")) turn = await take("again");
  if (turn.granted) return;
  if (!turn.bucket.includes(`:${person.network}`)) throw tooMany(turn.retryAfter, noun);
  throw tooManyFromNetwork(turn.retryAfter, noun, idOf(person) !== undefined);
}
