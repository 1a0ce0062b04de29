import type { Database } from "../database/database.ts";
import { tooMany, tooManyFromNetwork } from "../errors.ts";
import type { Caller } from "./caller.ts";
import { type Bucket, type Limit, takeTokens } from "./token-buckets.ts";

/**
 * Limits of one action, such as a sign-in: for one browser or member, for all behind one IP address together, and for calls
 * from that address without our cookie.
 */
export interface ActionLimits {
  own: Limit;
  ofAddress: Limit;
  withoutCookie: Limit;
}

/** The caller of an action: a member by the session, others by the browser's cookie. */
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
  actions: Readonly<Record<string, ActionLimits>>,
  time: "first" | "again",
): Bucket[] {
  const { network, crowded, memberId } = person;
  const id = idOf(person);
  const each = Object.entries(actions);
  if (id === undefined) return each.map(([action, limits]) => [`${action}:${network}`, limits.withoutCookie]);
  const group = crowded && memberId === undefined ? "many" : "few";
  const once: Bucket[] = time === "first" ? [[`${each[0]?.[0]}-first:${id}`, FIRST]] : [];
  const own: Bucket[] = each.map(([action, limits]) => [`${action}:by-${id}`, limits.own]);
  const shared: Bucket[] = each.map(([action, { ofAddress }]) => [
    `${action}:${network}:${group}:${time}`,
    ofAddress,
  ]);
  return [...own, ...once, ...shared];
}

/** Takes a token from every limit that applies; answers 429 and takes none if one is used up. */
export async function limitAction(
  database: Database,
  person: Person,
  actions: Readonly<Record<string, ActionLimits>>,
  noun: string,
  ...more: Bucket[]
): Promise<void> {
  const take = (time: "first" | "again") =>
    takeTokens(database, [...more, ...bucketsOf(person, actions, time)]);
  let token = await take("first");
  if (!token.granted && token.bucket.includes("-first:")) token = await take("again");
  if (token.granted) return;
  if (!token.bucket.includes(`:${person.network}`)) throw tooMany(token.retryAfter, noun);
  throw tooManyFromNetwork(token.retryAfter, noun, idOf(person) !== undefined);
}
