import { UNDO_CONTACT_DAYS } from "@barakah/contract";
import { type Selectable, sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";

type PhoneChange = Selectable<Schema["phone_change"]>;

export const insertPhoneChange = (
  tx: Tx,
  change: { member_id: number; old_phone: string; new_phone: string; undo_hash: Buffer },
) => tx.insertInto("phone_change").values(change).execute();

export async function undoablePhone(tx: Tx, hash: Buffer): Promise<PhoneChange | undefined> {
  const { rows } = await sql<PhoneChange>`select * from phone_change where undo_hash = ${hash}
    and undone_at is null and changed_at > now() - make_interval(days => ${UNDO_CONTACT_DAYS}) for update`.execute(
    tx,
  );
  return rows[0];
}

/** Undoes this change and every later one, because the same intruder may have made them. */
export const undoPhonesSince = (tx: Tx, memberId: number, since: string) =>
  sql`update phone_change set undone_at = now() where member_id = ${memberId} and changed_at >= ${since}
    and undone_at is null`.execute(tx);
