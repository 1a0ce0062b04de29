import type { ComplaintOutcome, ComplaintReason } from "@barakah/contract";
import { type Selectable, sql } from "kysely";
import type { Reader, Tx } from "../../../platform/database/database.ts";
import type { Schema } from "../../../platform/database/schema.ts";

export type StoredComplaint = Selectable<Schema["complaint"]>;

export const openComplaintOf = (reader: Reader, orderId: string): Promise<StoredComplaint | undefined> =>
  reader
    .selectFrom("complaint")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("closed_at", "is", null)
    .executeTakeFirst();

export const complaintById = (reader: Reader, id: number): Promise<StoredComplaint | undefined> =>
  reader.selectFrom("complaint").selectAll().where("id", "=", id).executeTakeFirst();

export const insertComplaint = (
  tx: Tx,
  complaint: {
    order_id: string;
    reason: ComplaintReason;
    story: string;
    pictures: string[];
    opened_at?: string;
  },
) => tx.insertInto("complaint").values(complaint).execute();

export const closeComplaint = (
  tx: Tx,
  id: number,
  closed: { by: number; outcome: ComplaintOutcome; answer: string },
) =>
  tx
    .updateTable("complaint")
    .set({
      closed_at: sql<string>`now()`,
      closed_by: closed.by,
      outcome: closed.outcome,
      answer: closed.answer,
    })
    .where("id", "=", id)
    .execute();

/** Deletes a former member's texts; returns the pictures to remove. */
export async function eraseComplaintTexts(tx: Tx, memberId: number): Promise<string[]> {
  const { rows } = await sql<{ pictures: string[] }>`
    with theirs as (select c.id, c.pictures from complaint c join shop_order o on o.id = c.order_id
      where o.member_id = ${memberId})
    update complaint c set story = '', pictures = '{}' from theirs where c.id = theirs.id
    returning theirs.pictures`.execute(tx);
  return rows.flatMap(({ pictures }) => pictures);
}
