import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";

/** A member's payments with what they said of their transfers, for the download of their data. */
export async function paymentsOf(database: Database, memberId: number) {
  return database.kysely
    .selectFrom("payment")
    .leftJoin("transfer_claim", "transfer_claim.payment_id", "payment.id")
    .select(["reference", "kind", "method", "amount", "refunded_amount", "status", "verified_at"])
    .select(["payer_name", "payer_phone", "payer_email", "on_behalf", "payment.created_at"])
    .select(["source_bank", "source_account", "account_name", "transfer_date"])
    .where("member_id", "=", memberId)
    .orderBy("payment.created_at")
    .execute();
}

/** What went back to a member, or is about to, and to which account. */
export const refundsOf = (database: Database, memberId: number) =>
  database.kysely
    .selectFrom("payment_refund")
    .innerJoin("payment", "payment.id", "payment_refund.payment_id")
    .select(["reference", "payment_refund.amount", "payment_refund.status", "reason", "paid_on"])
    .select(["bank", "account_number", "account_holder", "payment_refund.created_at"])
    .where("member_id", "=", memberId)
    .orderBy("payment_refund.id")
    .execute();

/** What of our money is a member's: promised and not yet sent, and all else that came and pays for nothing. */
export async function keptFor(tx: Tx, memberId: number): Promise<{ owed: number; kept: number }> {
  const { owed, held } = await tx
    .selectFrom("payment")
    .select(sql<number>`coalesce(sum(held_amount), 0)::bigint`.as("held"))
    .select(
      sql<number>`coalesce(sum((select sum(r.amount) from payment_refund r
        where r.payment_id = payment.id and r.status = 'owed')), 0)::bigint`.as("owed"),
    )
    .where("member_id", "=", memberId)
    .executeTakeFirstOrThrow();
  return { owed, kept: held - owed };
}

/** The oldest payment of a member whose proof a treasurer has yet to decide about. */
export const proofUnderReview = async (tx: Tx, memberId: number): Promise<string | undefined> =>
  (
    await tx
      .selectFrom("payment")
      .select("reference")
      .where("member_id", "=", memberId)
      .where("status", "=", "pending")
      .where((row) =>
        row.exists(row.selectFrom("transfer_claim").select("id").whereRef("payment_id", "=", "payment.id")),
      )
      .orderBy("created_at")
      .limit(1)
      .executeTakeFirst()
  )?.reference;

/** The receipts of what a member gave, those that hold no more as well. */
export const receiptsOf = (database: Database, memberId: number) =>
  database.kysely
    .selectFrom("receipt")
    .innerJoin("payment", "payment.id", "receipt.payment_id")
    .select(["number", "receipt.kind", "receipt.amount", "lines", "received_at", "issued_at", "void_at"])
    .select(["receipt.payer_name", "shown_as", "receipt.on_behalf"])
    .where("member_id", "=", memberId)
    .orderBy("receipt.id")
    .execute();

/** The books keep the sums, the accounts they came from and the proofs; not the name, the phone and the e-mail. */
export async function namelessPayments(tx: Tx, memberId: number): Promise<void> {
  const payments = tx.selectFrom("payment").select("id").where("member_id", "=", memberId);
  await tx
    .updateTable("transfer_claim")
    .set({ account_name: "" })
    .where("payment_id", "in", payments)
    .execute();
  await tx
    .updateTable("payment_refund")
    .set({ account_holder: "" })
    .where("payment_id", "in", payments)
    .execute();
  await tx
    .updateTable("payment")
    .set({ payer_name: "Anggota", payer_phone: "", payer_email: "", on_behalf: "" })
    .where("member_id", "=", memberId)
    .execute();
}
