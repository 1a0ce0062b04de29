import type { Database } from "../database/database.ts";
import { tooMany, tooManyFromNetwork } from "../errors.ts";
import type { Caller } from "./caller.ts";
import { type Bucket, type Limit, takeTurns } from "./turns.ts";

/**
 * How often something may be done: by one browser or member, by all behind one address together, and by calls of that
 * address that come without a browser's cookie.
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

/** The first time in an hour has a share of the address of its own. */
const FIRST: Limit = { most: 1, seconds: 3600 };

const idOf = ({ memberId, browser }: Person) => (memberId === undefined ? browser : `member-${memberId}`);

/**
 * An address has four shares of the same size: what a browser does for the first time within an hour and what it does again,
 * each for browsers that came one by one and for those that were given their cookie among very many. A script with a few
 * cookies spends only the share of repeated calls, one that collects cookies only that of the many.
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

/** Refuses with 429 unless there is a turn left in every share that the call needs; then it takes them all, else none. */
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
