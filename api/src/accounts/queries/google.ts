import type { Database, Reader, Tx } from "../../platform/database/database.ts";

export async function addNonce(database: Database, digest: Buffer, seconds: number): Promise<void> {
  await database.prepared(
    "add-google-nonce",
    "insert into google_nonce (hash, expires_at) values ($1, now() + make_interval(secs => $2))",
    [digest, seconds],
  );
}

export async function isFreshNonce(database: Database, digest: Buffer): Promise<boolean> {
  const found = await database.prepared(
    "is-fresh-google-nonce",
    "select from google_nonce where hash = $1 and expires_at > now()",
    [digest],
  );
  return found.length === 1;
}

/** Removes the nonce. True for the first call only. */
export async function useNonce(database: Database, digest: Buffer): Promise<boolean> {
  const used = await database.prepared(
    "use-google-nonce",
    "delete from google_nonce where hash = $1 and expires_at > now() returning hash",
    [digest],
  );
  return used.length === 1;
}

/** Remembers a used token until it has expired. True for the first call only. */
export async function rememberToken(database: Database, digest: Buffer, seconds: number): Promise<boolean> {
  const remembered = await database.prepared(
    "remember-google-token",
    `insert into google_nonce (hash, expires_at) values ($1, now() + make_interval(secs => $2))
     on conflict do nothing returning hash`,
    [digest, seconds],
  );
  return remembered.length === 1;
}

export async function memberBySub(on: Reader, sub: string) {
  return on
    .selectFrom("google_identity")
    .innerJoin("member", "member.id", "google_identity.member_id")
    .select(["member.id", "member.username", "member.email"])
    .where("sub", "=", sub)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** Locks the member's row, so that its password cannot change during the sign-in. */
export async function memberWithEmail(tx: Tx, email: string) {
  return tx
    .selectFrom("member")
    .leftJoin("google_identity", "google_identity.member_id", "member.id")
    .select(["member.id", "member.username", "member.email", "member.email_proven_at", "google_identity.sub"])
    .where("member.email", "=", email)
    .forUpdate("member")
    .executeTakeFirst();
}

/** False when another call linked the same Google account first. */
export async function linkGoogle(tx: Tx, memberId: number, sub: string, email: string): Promise<boolean> {
  const linked = await tx
    .insertInto("google_identity")
    .values({ sub, member_id: memberId, email })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (linked.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
