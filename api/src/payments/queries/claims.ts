import { type Insertable, type Selectable, sql } from "kysely";
import type { Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import type { PaymentKind } from "./payments.ts";

export type TransferClaim = Selectable<Schema["transfer_claim"]>;

export const insertClaim = (tx: Tx, claim: Insertable<Schema["transfer_claim"]>) =>
  tx.insertInto("transfer_claim").values(claim).execute();

/** More than so many payments with proofs of this sender wait, and none of the sender's payments was ever verified. */
export async function sendsMany(tx: Tx, sender: string, most: number): Promise<boolean> {
  const { rows } = await sql<{
    many: boolean;
  }>`select count(distinct p.id) filter (where p.status = 'pending') > ${most}
      and count(*) filter (where p.status in ('verified', 'refunded')) = 0 as many
    from transfer_claim c join payment p on p.id = c.payment_id where c.sender = ${sender}`.execute(tx);
  return rows[0]?.many ?? false;
}

export const setApart = (tx: Tx, paymentId: string) =>
  tx.updateTable("payment").set({ apart: true }).where("id", "=", paymentId).execute();

export const newestClaim = (reader: Reader, paymentId: string): Promise<TransferClaim | undefined> =>
  reader
    .selectFrom("transfer_claim")
    .selectAll()
    .where("payment_id", "=", paymentId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();

export const claimsOf = (reader: Reader, paymentId: string): Promise<TransferClaim[]> =>
  reader.selectFrom("transfer_claim").selectAll().where("payment_id", "=", paymentId).orderBy("id").execute();

/** Pending payments of a kind whose newest proof or reopening is so many days old. */
export const staleProofs = (reader: Reader, kind: PaymentKind, days: number, limit: number) =>
  reader
    .selectFrom("payment")
    .select(["id", "reference"])
    .where("kind", "=", kind)
    .where("status", "=", "pending")
    .where(
      sql<boolean>`(select max(c.created_at) from transfer_claim c where c.payment_id = payment.id)
        < now() - make_interval(days => ${days})`,
    )
    .where(
      sql<boolean>`not exists (select from payment_history h where h.payment_id = payment.id
        and h.from_status = 'rejected' and h.created_at >= now() - make_interval(days => ${days}))`,
    )
    .orderBy("created_at")
    .limit(limit)
    .execute();
