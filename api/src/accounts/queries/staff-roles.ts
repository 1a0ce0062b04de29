import type { StaffRole } from "@barakah/contract";
import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";

export async function rolesOf(tx: Tx, memberId: number): Promise<StaffRole[]> {
  const rows = await tx
    .selectFrom("staff_role")
    .select("role")
    .where("member_id", "=", memberId)
    .orderBy("role")
    .execute();
  return rows.map(({ role }) => role);
}

export async function addRoles(on: Reader, memberId: number, roles: readonly StaffRole[]): Promise<void> {
  if (roles.length === 0) return;
  await on
    .insertInto("staff_role")
    .values(roles.map((role) => ({ member_id: memberId, role })))
    .onConflict((clash) => clash.doNothing())
    .execute();
}

export async function removeRoles(tx: Tx, memberId: number, roles: readonly StaffRole[]): Promise<void> {
  if (roles.length === 0) return;
  await tx.deleteFrom("staff_role").where("member_id", "=", memberId).where("role", "in", roles).execute();
}

/**
 * The member's row is held, so that an account cannot be deleted under its new role. Not against those who only write down
 * that this member did something: two administrators who change each other would wait for ever.
 */
export async function holdMember(tx: Tx, memberId: number): Promise<boolean> {
  const found = await tx
    .selectFrom("member")
    .select("id")
    .where("id", "=", memberId)
    .where("deleted_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

export async function nameOf(tx: Tx, memberId: number): Promise<string> {
  const found = await tx
    .selectFrom("member")
    .select(["username", "full_name"])
    .where("id", "=", memberId)
    .executeTakeFirst();
  return found?.full_name || found?.username || "";
}

export async function administrators(on: Reader): Promise<number[]> {
  const rows = await on
    .selectFrom("staff_role")
    .innerJoin("member", "member.id", "staff_role.member_id")
    .select("member_id")
    .where("role", "=", "administrator")
    .where("deleted_at", "is", null)
    .execute();
  return rows.map((row) => row.member_id);
}

/** Any fixed number. */
const FIRST_ADMINISTRATOR = 724_350_188;

/** Instances of the app that start together make one first administrator, not one each. */
export async function takeTokens(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${FIRST_ADMINISTRATOR})`.execute(tx);
}
