import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import { TODAY } from "../../platform/jakarta-day.ts";

/** Why a letter is written: what anybody can cause, what an account asks for, or news of money that was verified. */
export type Cause = "anyone" | "account" | "money";

/** One mailbox has many spellings: `Nama+toko@…` is `nama@…`, and Gmail ignores dots. */
export function mailboxOf(email: string): string {
  const [name = "", host = ""] = email.trim().toLowerCase().split("@");
  const [plain = ""] = name.split("+");
  const isGmail = host === "gmail.com" || host === "googlemail.com";
  const address = isGmail ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${host}`;
  return createHash("sha256").update(address).digest("hex");
}

/** The member who is written to has shown that this address is theirs, or an administrator trusts them with a role. */
export async function isOwnAddress(on: Reader, memberId: number | null, email: string): Promise<boolean> {
  if (memberId === null) return false;
  const { rows } = await sql`select from member m where m.id = ${memberId} and m.email = ${email}
    and m.deleted_at is null and (m.email_proven_at is not null
      or exists (select from staff_role r where r.member_id = m.id))`.execute(on);
  return rows.length > 0;
}

/**
 * Counts one more letter of today unless there were `most`, or the mailbox wants none. One statement: letters that are
 * queued at the same time wait for each other. Says which letter of its cause this is, and the key of the stop link.
 */
export async function countLetter(
  tx: Tx,
  email: string,
  { cause, most, evenIfStopped }: { cause: Cause; most: number; evenIfStopped: boolean },
): Promise<{ key: string; nth: number } | undefined> {
  const count = sql.ref(cause);
  const { rows } = await sql<{ key: string; nth: number }>`
    insert into mail_address as a (mailbox, day, ${count}) values (${mailboxOf(email)}, ${sql.raw(TODAY)}, 1)
    on conflict (mailbox) do update set day = excluded.day,
      anyone = case when a.day = excluded.day then a.anyone else 0 end + excluded.anyone,
      account = case when a.day = excluded.day then a.account else 0 end + excluded.account,
      money = case when a.day = excluded.day then a.money else 0 end + excluded.money
    where (a.day <> excluded.day or a.${count} < ${most}) and (${evenIfStopped} or a.stopped_at is null)
    returning a.key, a.${count} as nth`.execute(tx);
  return rows[0];
}

/** Whether another letter of this cause would go out now. */
export async function hasRoom(on: Reader, email: string, cause: Cause, most: number): Promise<boolean> {
  const { rows } = await sql`select from mail_address a where mailbox = ${mailboxOf(email)}
    and (stopped_at is not null or (day = ${sql.raw(TODAY)} and a.${sql.ref(cause)} >= ${most}))`.execute(on);
  return rows.length === 0;
}

export const mailAddressByKey = (on: Reader, key: string) =>
  on.selectFrom("mail_address").select("stopped_at").where("key", "=", key).executeTakeFirst();

/** Returns whether there is such a link. */
export async function setStopped(on: Reader, key: string, stopped: boolean): Promise<boolean> {
  const changed = await on
    .updateTable("mail_address")
    .set({ stopped_at: stopped ? sql`coalesce(stopped_at, now())` : null })
    .where("key", "=", key)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
