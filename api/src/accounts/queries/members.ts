import { sql } from "kysely";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";

export interface KnownMember {
  id: number;
  username: string;
  email: string;
  hash: string | undefined;
}

const KNOWN = `select m.id, m.username::text as username, m.email::text as email, p.hash
  from member m left join member_password p on p.member_id = m.id`;

const known = (row: { hash: string | null } & Omit<KnownMember, "hash">): KnownMember => ({
  ...row,
  hash: row.hash ?? undefined,
});

/** By user name or e-mail. Names cannot contain '@', so that one text never means two people. */
export async function memberCalled(database: Database, name: string): Promise<KnownMember | undefined> {
  const [row] = await database.prepared<Parameters<typeof known>[0]>(
    "member-called",
    `${KNOWN} where (m.username = $1 or m.email = $1) and m.deleted_at is null`,
    [name],
  );
  return row && known(row);
}

export async function memberById(database: Database, id: number): Promise<KnownMember | undefined> {
  const [row] = await database.prepared<Parameters<typeof known>[0]>(
    "member-by-id",
    `${KNOWN} where m.id = $1 and m.deleted_at is null`,
    [id],
  );
  return row && known(row);
}

/** Whether a member has this username or e-mail; deleted members count too. */
export async function takenNames(on: Reader, username: string, email: string) {
  const found = await sql<{ username: boolean; email: boolean }>`select
    exists (select from member where username = ${username}) as username,
    exists (select from member where email = ${email}) as email`.execute(on);
  return found.rows[0] ?? { username: false, email: false };
}

export interface NewMember {
  username: string;
  email: string;
  full_name?: string;
  email_proven_at?: string;
}

/** Undefined if the name or e-mail was taken meanwhile. */
export async function addMember(on: Reader, member: NewMember): Promise<{ id: number } | undefined> {
  return on
    .insertInto("member")
    .values(member)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
}

export async function setPassword(on: Reader, memberId: number, hash: string): Promise<void> {
  await on
    .insertInto("member_password")
    .values({ member_id: memberId, hash })
    .onConflict((conflict) => conflict.column("member_id").doUpdateSet({ hash, changed_at: sql`now()` }))
    .execute();
}

/** The same password under stronger parameters; unless it was changed meanwhile. */
export async function strengthenHash(database: Database, memberId: number, old: string, hash: string) {
  await database.kysely
    .updateTable("member_password")
    .set({ hash })
    .where("member_id", "=", memberId)
    .where("hash", "=", old)
    .execute();
}

export async function removePassword(on: Reader, memberId: number): Promise<boolean> {
  const removed = await on.deleteFrom("member_password").where("member_id", "=", memberId).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

export async function proveEmail(on: Reader, memberId: number): Promise<void> {
  await on
    .updateTable("member")
    .set({ email_proven_at: sql`now()` })
    .where("id", "=", memberId)
    .where("email_proven_at", "is", null)
    .execute();
}

/** In place of an address that reaches no one. False if another account has it. */
export async function setFirstEmail(tx: Tx, memberId: number, email: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update member set email = ${email}, email_proven_at = now()
    where id = ${memberId} and email::text ilike '%.invalid'
      and not exists (select from member other where other.email = ${email})`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

export async function isProven(on: Reader, memberId: number): Promise<boolean> {
  const found = await on
    .selectFrom("member")
    .select("id")
    .where("id", "=", memberId)
    .where("email_proven_at", "is not", null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the account's e-mail is unconfirmed and it has no role. */
export async function givesWay(on: Reader, memberId: number): Promise<boolean> {
  const found = await on
    .selectFrom("member")
    .select("id")
    .where("id", "=", memberId)
    .where("email_proven_at", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("staff_role").select("role").where("member_id", "=", memberId))),
    )
    .executeTakeFirst();
  return found !== undefined;
}
