import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";

/** Leaves a row without a name, for the records that point to it, and nothing to sign in with. */
export async function eraseAccountRows(tx: Tx, memberId: number): Promise<void> {
  const name = `dihapus-${randomBytes(8).toString("hex")}`;
  await tx
    .updateTable("member")
    .set({
      username: name,
      email: `${name}@anggota.invalid`,
      full_name: "Anggota",
      email_proven_at: null,
      deleted_at: sql`now()`,
    })
    .where("id", "=", memberId)
    .execute();
  for (const table of [
    "session",
    "last_sign_in",
    "member_password",
    "google_identity",
    "password_reset",
    "email_change",
    "phone_change",
    "staff_role",
    "role_wait",
    "two_step",
    "profile",
  ] as const)
    await tx.deleteFrom(table).where("member_id", "=", memberId).execute();
}
