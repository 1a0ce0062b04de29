import type { HawlKind } from "@barakah/contract";
import { type Selectable, sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";

export type StoredHawl = Selectable<Schema["hawl"]>;

export const hawlsOf = (reader: Reader, memberId: number): Promise<StoredHawl[]> =>
  reader.selectFrom("hawl").selectAll().where("member_id", "=", memberId).orderBy("due_on").execute();

/** A new start date resets the reminders. */
export const storeHawl = (reader: Reader, hawl: Omit<StoredHawl, "reminded_at">) =>
  reader
    .insertInto("hawl")
    .values(hawl)
    .onConflict((clash) =>
      clash.columns(["member_id", "kind"]).doUpdateSet({
        started_on: hawl.started_on,
        due_on: hawl.due_on,
        reminded_at: null,
      }),
    )
    .execute();

export async function deleteHawls(reader: Reader, memberId: number, kind?: HawlKind): Promise<boolean> {
  const { numDeletedRows } = await reader
    .deleteFrom("hawl")
    .where("member_id", "=", memberId)
    .$if(kind !== undefined, (query) => query.where("kind", "=", kind as HawlKind))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export interface DueHawl {
  member_id: number;
  kind: HawlKind;
  due_on: string;
}

/** Hawl years that ended, or whose next reminder is due, for members who can be notified. */
export async function hawlsToTend(
  tx: Tx,
  today: string,
  days: { first: number; last: number },
  most: number,
): Promise<DueHawl[]> {
  const { rows } = await sql<DueHawl>`select h.member_id, h.kind, h.due_on
    from hawl h join member m on m.id = h.member_id
    cross join lateral (select (h.reminded_at at time zone 'Asia/Jakarta')::date as day) reminded
    where h.due_on <= ${today}::date + ${days.first}::int and m.deleted_at is null and m.suspended_at is null
      and (h.due_on < ${today}::date or reminded.day is null or reminded.day < h.due_on - ${days.first}::int
        or (h.due_on <= ${today}::date + ${days.last}::int and reminded.day < h.due_on - ${days.last}::int))
    order by h.due_on, h.member_id, h.kind limit ${most} for update of h skip locked`.execute(tx);
  return rows;
}

export const markReminded = (tx: Tx, { member_id, kind }: DueHawl, today: string) =>
  tx
    .updateTable("hawl")
    .set({ reminded_at: sql<string>`${today}::date::timestamp at time zone 'Asia/Jakarta'` })
    .where("member_id", "=", member_id)
    .where("kind", "=", kind)
    .execute();

/** The year is over; the next one starts. */
export const turnHawl = (tx: Tx, { member_id, kind }: DueHawl, due_on: string) =>
  tx
    .updateTable("hawl")
    .set({ due_on })
    .where("member_id", "=", member_id)
    .where("kind", "=", kind)
    .execute();
