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
  closed: { by: number; outcome: ComplaintOutcome; answer: string; refundEvent?: string | null },
) =>
  tx
    .updateTable("complaint")
    .set({
      closed_at: sql<string>`now()`,
      closed_by: closed.by,
      outcome: closed.outcome,
      answer: closed.answer,
      refund_event: closed.refundEvent ?? null,
    })
    .where("id", "=", id)
    .execute();

/** Whether the buyer of this order was promised money that is not transferred yet. */
export async function refundPromised(reader: Reader, orderId: string): Promise<boolean> {
  const { rows } = await sql`select from complaint c join shop_order o on o.id = c.order_id
    join payment_refund r on r.payment_id = o.payment_id and r.taken_event = c.refund_event
    where c.order_id = ${orderId} and r.status = 'owed'`.execute(reader);
  return rows.length > 0;
}

/** The promised refund was withdrawn: staff answer again. Returns whether there was one. */
export async function reopenComplaint(tx: Tx, orderId: string, refundEvent: string): Promise<boolean> {
  const { rows } =
    await sql`update complaint set closed_at = null, closed_by = null, outcome = null, answer = '',
      refund_event = null
    where order_id = ${orderId} and refund_event = ${refundEvent} and not exists (
      select from complaint other where other.order_id = ${orderId} and other.closed_at is null)
    returning id`.execute(tx);
  return rows.length > 0;
}

/** Deletes a former member's texts; returns the pictures to remove. */
export async function eraseComplaintTexts(tx: Tx, memberId: number): Promise<string[]> {
  const { rows } = await sql<{ pictures: string[] }>`
    with theirs as (select c.id, c.pictures from complaint c join shop_order o on o.id = c.order_id
      where o.member_id = ${memberId})
    update complaint c set story = '', pictures = '{}' from theirs where c.id = theirs.id
    returning theirs.pictures`.execute(tx);
  return rows.flatMap(({ pictures }) => pictures);
}
