import { sql } from "kysely";
import type { Database, Tx } from "../database/database.ts";

/** A sliding-window rate limit: at most `most` within any `seconds`. */
export interface Limit {
  most: number;
  seconds: number;
}

export type Turn = { granted: true; moment: string } | { granted: false; retryAfter: number };

/**
 * Counts an attempt unless the limit is reached. A single statement, so that concurrent attempts, also on other
 * copies of the app, cannot see the same count.
 */
export async function takeTurn(database: Database, bucket: string, limit: Limit): Promise<Turn> {
  const [taken] = await database.prepared<{ moment: string }>(
    "take-turn",
    `insert into attempt as a (bucket, moments, forget_at)
       values ($1, array[clock_timestamp()], now() + make_interval(secs => $3))
     on conflict (bucket) do update set
       moments = array(select m from unnest(a.moments) m where m > now() - make_interval(secs => $3))
         || clock_timestamp(),
       forget_at = excluded.forget_at
     where (select count(*) from unnest(a.moments) m where m > now() - make_interval(secs => $3)) < $2
     returning moments[cardinality(moments)]::text as moment`,
    [bucket, limit.most, limit.seconds],
  );
  if (taken) return { granted: true, moment: taken.moment };
  const [full] = await database.prepared<{ seconds: number | null }>(
    "turn-again",
    `select ceil(extract(epoch from min(m) + make_interval(secs => $2) - now()))::int as seconds
     from attempt, unnest(moments) m where bucket = $1 and m > now() - make_interval(secs => $2)`,
    [bucket, limit.seconds],
  );
  return { granted: false, retryAfter: Math.max(1, full?.seconds ?? 1) };
}

/** Refunds an attempt that turned out not to count. */
export async function returnTurn(database: Database, bucket: string, moment: string): Promise<void> {
  await database.prepared(
    "return-turn",
    "update attempt set moments = array_remove(moments, $2::timestamptz) where bucket = $1",
    [bucket, moment],
  );
}

/** Whether the limit is reached, without counting. */
export async function isSpent(database: Database, bucket: string, limit: Limit): Promise<boolean> {
  const spent = await database.prepared(
    "is-spent",
    `select from attempt where bucket = $1
       and (select count(*) from unnest(moments) m where m > now() - make_interval(secs => $3)) >= $2`,
    [bucket, limit.most, limit.seconds],
  );
  return spent.length === 1;
}

/** Clears the bucket and its sub-buckets, which are named with `@` or `#`. */
export async function forgetTurns(database: Database, bucket: string): Promise<void> {
  await database.prepared(
    "forget-turns",
    "delete from attempt where bucket = $1 or starts_with(bucket, $1 || '@') or starts_with(bucket, $1 || '#')",
    [bucket],
  );
}

export async function forgetOldTurns(tx: Tx): Promise<void> {
  await sql`delete from attempt where forget_at < now()`.execute(tx);
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
