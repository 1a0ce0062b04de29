import { UNDO_CONTACT_DAYS } from "@barakah/contract";
import { type Selectable, sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { ACCEPT_DAYS } from "../accept-email-days.ts";

export type EmailChange = Selectable<Schema["email_change"]>;

export const insertEmailChange = (
  tx: Tx,
  change: { member_id: number; old_email: string; new_email: string; accept_hash: Buffer },
) => tx.insertInto("email_change").values(change).execute();

export const insertChanged = (
  tx: Tx,
  change: { member_id: number; old_email: string; new_email: string; undo_hash: Buffer },
) =>
  tx
    .insertInto("email_change")
    .values({ ...change, changed_at: sql<string>`now()` })
    .execute();

export const markChanged = (tx: Tx, id: number, undo_hash: Buffer) =>
  tx
    .updateTable("email_change")
    .set({ changed_at: sql<string>`now()`, undo_hash })
    .where("id", "=", id)
    .execute();

/** The change that staff proposed, if its link is still valid. */
export async function acceptable(tx: Tx, hash: Buffer): Promise<EmailChange | undefined> {
  const { rows } = await sql<EmailChange>`select * from email_change where accept_hash = ${hash}
    and changed_at is null and created_at > now() - make_interval(days => ${ACCEPT_DAYS}) for update`.execute(
    tx,
  );
  return rows[0];
}

export async function undoable(tx: Tx, hash: Buffer): Promise<EmailChange | undefined> {
  const { rows } = await sql<EmailChange>`select * from email_change where undo_hash = ${hash}
    and undone_at is null and changed_at > now() - make_interval(days => ${UNDO_CONTACT_DAYS}) for update`.execute(
    tx,
  );
  return rows[0];
}

/** The first change since then that is not undone: its old address is the one of that moment. */
export async function firstChangeSince(
  tx: Tx,
  memberId: number,
  since: string,
): Promise<EmailChange | undefined> {
  const { rows } = await sql<EmailChange>`select * from email_change where member_id = ${memberId}
    and changed_at >= ${since} and undone_at is null order by changed_at limit 1 for update`.execute(tx);
  return rows[0];
}

/** Undoes every change since then, because the same intruder may have made them. */
export const undoEmailsSince = (tx: Tx, memberId: number, since: string) =>
  sql`update email_change set undone_at = now() where member_id = ${memberId} and changed_at >= ${since}
    and undone_at is null`.execute(tx);

/** Proposals that nobody accepted yet lose their link. */
export const dropProposed = (tx: Tx, memberId: number) =>
  sql`delete from email_change where member_id = ${memberId} and changed_at is null`.execute(tx);

/** Whether another member could still take this address back. */
export async function isHeldByOther(on: Reader, email: string, memberId: number): Promise<boolean> {
  const { rows } = await sql`select from email_change where old_email = ${email} and member_id <> ${memberId}
    and undone_at is null and changed_at > now() - make_interval(days => ${UNDO_CONTACT_DAYS})`.execute(on);
  return rows.length > 0;
}

/** The address as it is now, locked. Undefined for a deleted account. */
export const lockEmail = (tx: Tx, memberId: number) =>
  tx
    .selectFrom("member")
    .select(["id", "username", "email"])
    .where("id", "=", memberId)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();

/** The member has just proved that they read this mailbox. */
export const setEmail = (tx: Tx, memberId: number, email: string) =>
  tx
    .updateTable("member")
    .set({ email, email_proven_at: sql<string>`now()` })
    .where("id", "=", memberId)
    .execute();

/** What was added to sign in with since the address was changed: it may be a stranger's. */
export async function dropAddedSince(tx: Tx, memberId: number, since: string): Promise<void> {
  await tx
    .deleteFrom("two_step")
    .where("member_id", "=", memberId)
    .where("created_at", ">=", since)
    .execute();
  await tx
    .deleteFrom("google_identity")
    .where("member_id", "=", memberId)
    .where("linked_at", ">=", since)
    .execute();
}
