import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";

export async function memberToRemind(tx: Tx, email: string) {
  return tx
    .selectFrom("member")
    .select(["id", "username", "email", "full_name"])
    .where("email", "=", email)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

export async function addReset(tx: Tx, memberId: number, digest: Buffer, seconds: number): Promise<void> {
  await tx
    .insertInto("password_reset")
    .values({
      token_hash: digest,
      member_id: memberId,
      expires_at: sql`now() + make_interval(secs => ${seconds})`,
    })
    .execute();
}

export async function memberOfReset(database: Database, memberId: number, digest: Buffer) {
  return database.kysely
    .selectFrom("password_reset")
    .innerJoin("member", "member.id", "password_reset.member_id")
    .select(["member.id", "member.username", "member.email"])
    .where("token_hash", "=", digest)
    .where("member_id", "=", memberId)
    .where("expires_at", ">", sql<string>`now()`)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** True for exactly one of those who come with the same link. */
export async function useReset(tx: Tx, memberId: number, digest: Buffer): Promise<boolean> {
  const used = await tx
    .deleteFrom("password_reset")
    .where("token_hash", "=", digest)
    .where("member_id", "=", memberId)
    .where("expires_at", ">", sql<string>`now()`)
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
}

export async function dropResets(tx: Tx, memberId: number): Promise<void> {
  await tx.deleteFrom("password_reset").where("member_id", "=", memberId).execute();
}
