import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import { TODAY } from "../../platform/jakarta-day.ts";

/**
 * The cause of a mail: an action that anybody can take, a request of an account, news of verified money, or what follows from
 * an own act or was decided by staff.
 */
export type Cause = "anyone" | "account" | "money" | "own";

/** One mailbox has many spellings: `Nama+toko@…` is `nama@…`, and Gmail ignores dots. */
export function mailboxOf(email: string): string {
  const [name = "", host = ""] = email.trim().toLowerCase().split("@");
  const [plain = ""] = name.split("+");
  const isGmail = host === "gmail.com" || host === "googlemail.com";
  const address = isGmail ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${host}`;
  return createHash("sha256").update(address).digest("hex");
}

/** The member has confirmed this address, or has a role. */
export async function isOwnAddress(on: Reader, memberId: number | null, email: string): Promise<boolean> {
  if (memberId === null) return false;
  const { rows } = await sql`select from member m where m.id = ${memberId} and m.email = ${email}
    and m.deleted_at is null and (m.email_proven_at is not null
      or exists (select from staff_role r where r.member_id = m.id))`.execute(on);
  return rows.length > 0;
}

/**
 * Counts one more mail of today, unless there were `most` or the address has unsubscribed. One statement, so that concurrent
 * calls wait for each other. Returns the number of this mail within its cause, and the key of the unsubscribe link.
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
      money = case when a.day = excluded.day then a.money else 0 end + excluded.money,
      own = case when a.day = excluded.day then a.own else 0 end + excluded.own
    where (a.day <> excluded.day or a.${count} < ${most}) and (${evenIfStopped} or a.stopped_at is null)
    returning a.key, a.${count} as nth`.execute(tx);
  return rows[0];
}

/** Whether another mail of this cause would be sent now. */
export async function hasRoom(on: Reader, email: string, cause: Cause, most: number): Promise<boolean> {
  const { rows } = await sql`select from mail_address a where mailbox = ${mailboxOf(email)}
    and (stopped_at is not null or (day = ${sql.raw(TODAY)} and a.${sql.ref(cause)} >= ${most}))`.execute(on);
  return rows.length === 0;
}

export const mailAddressByKey = (on: Reader, key: string) =>
  on.selectFrom("mail_address").select("stopped_at").where("key", "=", key).executeTakeFirst();

/** False if the key is unknown. */
export async function setStopped(on: Reader, key: string, stopped: boolean): Promise<boolean> {
  const changed = await on
    .updateTable("mail_address")
    .set({ stopped_at: stopped ? sql`coalesce(stopped_at, now())` : null })
    .where("key", "=", key)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
