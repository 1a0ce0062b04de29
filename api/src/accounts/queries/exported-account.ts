import type { Database } from "../../platform/database/database.ts";

/** The account itself, for the member's own download. */
export async function exportedAccount(database: Database, memberId: number) {
  return database.kysely
    .selectFrom("member")
    .leftJoin("google_identity", "google_identity.member_id", "member.id")
    .leftJoin("last_sign_in", "last_sign_in.member_id", "member.id")
    .select(["member.id", "username", "member.email", "full_name", "created_at", "email_proven_at"])
    .select(["google_identity.email as google_email", "google_identity.linked_at as google_linked_at"])
    .select("last_sign_in.at as last_sign_in_at")
    .where("member.id", "=", memberId)
    .executeTakeFirstOrThrow();
}
