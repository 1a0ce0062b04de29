import { sql } from "kysely";
import type { KnownActor } from "../../platform/actor.ts";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import { deleteFullBuckets } from "../../platform/rate-limit/token-buckets.ts";

export interface Lifetimes {
  accessSeconds: number;
  refreshSeconds: number;
  sessionSeconds: number;
}

export interface TokenDigests {
  access: Buffer;
  refresh: Buffer;
}

/** Where a session is used from, as its member will see it. */
export interface Whereabouts {
  device: string;
  place: string;
}

type SessionActor = Omit<KnownActor, "needsTwoStep"> & { hasTwoStep: boolean };

/** Asked by every protected call. */
export async function actorByAccessToken(
  database: Database,
  digest: Buffer,
): Promise<SessionActor | undefined> {
  const [actor] = await database.prepared<SessionActor>(
    "actor-by-access-token",
    `select m.id as "memberId", m.username::text as username, m.email::text as email, s.id as "sessionId",
       array(select role from staff_role where member_id = m.id) as roles,
       exists (select from two_step where member_id = m.id and confirmed_at is not null) as "hasTwoStep"
     from access_token a
     join session s on s.id = a.session_id
     join member m on m.id = s.member_id
     where a.hash = $1 and a.expires_at > now() and s.ends_at > now() and m.deleted_at is null and m.suspended_at is null`,
    [digest],
  );
  return actor;
}

/**
 * With `hash`, only if that still is the member's password. The lock makes a change of password that runs at the same
 * time either wait and then end this session too, or be seen.
 */
export async function openSession(
  database: Database,
  member: { id: number; hash?: string | undefined },
  by: "password" | "google",
  tokens: TokenDigests,
  last: Lifetimes,
  { device, place }: Whereabouts,
): Promise<boolean> {
  const proof =
    member.hash === undefined ? "" : "join member_password p on p.member_id = m.id and p.hash = $10";
  const rows = await database.prepared(
    `open-session-by-${by}`,
    `with proven as (
       select m.id from member m ${proof} where m.id = $1 and m.deleted_at is null and m.suspended_at is null for share
     ), opened as (
       insert into session (member_id, signed_in_by, ends_at, device, place)
       select id, $2, now() + make_interval(secs => $3), $8, $9 from proven returning id, ends_at
     ), access as (
       insert into access_token (hash, session_id, expires_at)
       select $4, id, least(ends_at, now() + make_interval(secs => $5)) from opened
     ), refresh as (
       insert into refresh_token (hash, session_id, expires_at)
       select $6, id, least(ends_at, now() + make_interval(secs => $7)) from opened
     ), noted as (
       insert into last_sign_in (member_id, at) select $1, now() from opened
       on conflict (member_id) do update set at = excluded.at
     ) select id from opened`,
    [
      member.id,
      by,
      last.sessionSeconds,
      tokens.access,
      last.accessSeconds,
      tokens.refresh,
      last.refreshSeconds,
      device,
      place,
      ...(member.hash === undefined ? [] : [member.hash]),
    ],
  );
  return rows.length === 1;
}

/** Of several uses of one token, at whatever instance of the app, exactly one finds it unused. */
export async function renewSession(
  database: Database,
  used: Buffer,
  tokens: TokenDigests,
  last: Lifetimes,
  place: string,
): Promise<boolean> {
  const rows = await database.prepared(
    "renew-session",
    `with used as (
       update refresh_token t set used_at = now() from session s
       where t.hash = $1 and t.used_at is null and t.expires_at > now() and s.id = t.session_id and s.ends_at > now()
       returning s.id, s.ends_at
     ), seen as (
       update session set last_used_at = now(), place = $6 where id = (select id from used)
     ), access as (
       insert into access_token (hash, session_id, expires_at)
       select $2, id, least(ends_at, now() + make_interval(secs => $3)) from used
     ), refresh as (
       insert into refresh_token (hash, session_id, expires_at)
       select $4, id, least(ends_at, now() + make_interval(secs => $5)) from used
     ) select id from used`,
    [used, tokens.access, last.accessSeconds, tokens.refresh, last.refreshSeconds, place],
  );
  return rows.length === 1;
}

/** Ends the session of a refresh token that was used before. */
export async function endReusedSession(database: Database, digest: Buffer) {
  const [ended] = await database.prepared<{ id: string; member_id: number }>(
    "end-reused-session",
    `delete from session where id = (select session_id from refresh_token where hash = $1 and used_at is not null)
     returning id, member_id`,
    [digest],
  );
  return ended;
}

/** The member of the session; undefined if it had ended. */
export async function endSessionOf(database: Database, refreshDigest: Buffer): Promise<number | undefined> {
  const [ended] = await database.prepared<{ member_id: number }>(
    "end-session-of",
    "delete from session where id = (select session_id from refresh_token where hash = $1) returning member_id",
    [refreshDigest],
  );
  return ended?.member_id;
}

export async function endAllSessions(on: Reader, memberId: number): Promise<void> {
  await on.deleteFrom("session").where("member_id", "=", memberId).execute();
}

export async function endOtherSessions(on: Reader, memberId: number, kept: string): Promise<void> {
  await on.deleteFrom("session").where("member_id", "=", memberId).where("id", "!=", kept).execute();
}

/** False when it is not the member's, or has ended. */
export async function endOwnSession(on: Reader, memberId: number, id: string): Promise<boolean> {
  const ended = await on
    .deleteFrom("session")
    .where("member_id", "=", memberId)
    .where("id", "=", id)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** How long ago the session was opened. */
export async function sessionAgeSeconds(database: Database, sessionId: string): Promise<number> {
  const [row] = await database.prepared<{ seconds: number }>(
    "session-age",
    "select extract(epoch from now() - signed_in_at)::int as seconds from session where id = $1",
    [sessionId],
  );
  return row?.seconds ?? Number.POSITIVE_INFINITY;
}

/** The most that are listed; 'all others' ends the rest as well. */
const SESSIONS_MOST = 100;

export async function sessionsOf(database: Database, memberId: number) {
  return database.kysely
    .selectFrom("session")
    .select(["id", "device", "place", "signed_in_by", "signed_in_at", "last_used_at", "ends_at"])
    .where("member_id", "=", memberId)
    .where("ends_at", ">", sql<string>`now()`)
    .orderBy("last_used_at", "desc")
    .limit(SESSIONS_MOST)
    .execute();
}

/** Deletes what has expired: nothing reads it any more. */
export async function sweep(tx: Tx): Promise<void> {
  await sql`delete from session s where s.ends_at < now()
    or not exists (select from refresh_token t where t.session_id = s.id and t.used_at is null and t.expires_at > now())`.execute(
    tx,
  );
  await sql`delete from access_token where expires_at < now()`.execute(tx);
  await sql`delete from google_nonce where expires_at < now()`.execute(tx);
  await sql`delete from password_reset where expires_at < now()`.execute(tx);
  await deleteFullBuckets(tx);
}
