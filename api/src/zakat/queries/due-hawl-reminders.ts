import { HAWL_REMINDER_DAYS, type HawlKind } from "@barakah/contract";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";

export interface DueHawl {
  member_id: number;
  kind: HawlKind;
  due_on: string;
}

/** Hawl years that ended, or whose next reminder is due, for members who can be notified. */
export async function dueHawlReminders(tx: Tx, today: string, most: number): Promise<DueHawl[]> {
  const { first, last } = HAWL_REMINDER_DAYS;
  const { rows } = await sql<DueHawl>`select h.member_id, h.kind, h.due_on
    from hawl h join member m on m.id = h.member_id
    cross join lateral (select (h.reminded_at at time zone 'Asia/Jakarta')::date as day) reminded
    where h.due_on <= ${today}::date + ${first}::int and m.deleted_at is null and m.suspended_at is null
      and (h.due_on < ${today}::date or reminded.day is null or reminded.day < h.due_on - ${first}::int
        or (h.due_on <= ${today}::date + ${last}::int and reminded.day < h.due_on - ${last}::int))
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
