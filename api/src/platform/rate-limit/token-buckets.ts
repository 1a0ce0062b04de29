import { sql } from "kysely";
import type { Database, Tx } from "../database/database.ts";

/** A token bucket: holds `most` tokens and refills evenly within `seconds`. */
export interface Limit {
  most: number;
  seconds: number;
}

export type Bucket = readonly [name: string, limit: Limit];

/** If refused, the bucket that was empty and the seconds until it has a token. */
export type TokenResult = { granted: true } | { granted: false; bucket: string; retryAfter: number };

/**
 * Takes one token from each bucket, or none from any. One statement, so that concurrent calls, also of other instances,
 * cannot all take the last token. Shared buckets come last, in the same order everywhere: otherwise two calls could
 * deadlock.
 */
export async function takeTokens(database: Database, buckets: readonly Bucket[]): Promise<TokenResult> {
  const [empty] = await database.prepared<{ bucket: string; wait: number }>(
    "take-tokens",
    "select bucket, wait from take_turns($1, $2, $3)",
    [
      buckets.map(([name]) => name),
      buckets.map(([, { most }]) => most),
      buckets.map(([, { seconds }]) => seconds),
    ],
  );
  if (!empty) return { granted: true };
  return { granted: false, bucket: empty.bucket, retryAfter: Math.max(1, Math.ceil(empty.wait)) };
}

export const takeToken = (database: Database, bucket: string, limit: Limit): Promise<TokenResult> =>
  takeTokens(database, [[bucket, limit]]);

/** Puts a token back that should not have been counted. */
export async function returnToken(database: Database, bucket: string, limit: Limit): Promise<void> {
  await database.prepared(
    "return-token",
    "update attempt set full_at = full_at - make_interval(secs => $2) where bucket = $1",
    [bucket, limit.seconds / limit.most],
  );
}

/** Seconds until every bucket has a token; 0 if all have one now. Takes none. */
export async function waitFor(database: Database, buckets: readonly Bucket[]): Promise<number> {
  const [row] = await database.prepared<{ wait: number | null }>(
    "wait-for-token",
    `select max(extract(epoch from full_at - now()) - room)::float8 as wait
     from unnest($1::text[], $2::float8[]) as b (name, room) join attempt on bucket = name`,
    [buckets.map(([name]) => name), buckets.map(([, { most, seconds }]) => seconds - seconds / most)],
  );
  return Math.max(0, Math.ceil(row?.wait ?? 0));
}

/** Refills a bucket, and those whose names extend it with `@` or `#`. */
export async function refillBuckets(database: Database, bucket: string): Promise<void> {
  await database.prepared(
    "refill-buckets",
    "delete from attempt where bucket = $1 or starts_with(bucket, $1 || '@') or starts_with(bucket, $1 || '#')",
    [bucket],
  );
}

/** Deletes full buckets: a bucket without a row is full. */
export async function deleteFullBuckets(tx: Tx): Promise<void> {
  await sql`delete from attempt where forget_at < now() and (full_at < now()) is not false`.execute(tx);
}

const IPV4_INSIDE = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The unit that limits apply to: an IPv4 address, or the /64 prefix of an IPv6 address. */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  const ipv4 = IPV4_INSIDE.exec(address)?.[1];
  if (ipv4) return ipv4;
  const [head = "", tail = ""] = address.split("::");
  const front = head.split(":").filter(Boolean);
  const back = tail.split(":").filter(Boolean);
  const filled = [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0"), ...back];
  return `${filled.slice(0, 4).join(":")}::/64`;
}
