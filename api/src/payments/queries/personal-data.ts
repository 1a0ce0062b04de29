import type { Database, Tx } from "../../platform/database/database.ts";

/** For the export of personal data. */
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

export const refundsOf = (database: Database, memberId: number) =>
  database.kysely
    .selectFrom("payment_refund")
    .innerJoin("payment", "payment.id", "payment_refund.payment_id")
    .select(["reference", "payment_refund.amount", "payment_refund.status", "reason", "paid_on"])
    .select(["bank", "account_number", "account_holder", "payment_refund.created_at"])
    .where("member_id", "=", memberId)
    .orderBy("payment_refund.id")
    .execute();

/** Including void ones. */
export const receiptsOf = (database: Database, memberId: number) =>
  database.kysely
    .selectFrom("receipt")
    .innerJoin("payment", "payment.id", "receipt.payment_id")
    .select(["number", "receipt.kind", "receipt.amount", "lines", "received_at", "issued_at", "void_at"])
    .select(["receipt.payer_name", "shown_as", "receipt.on_behalf"])
    .where("member_id", "=", memberId)
    .orderBy("receipt.id")
    .execute();

/** Anonymises a member's payments. Amounts, bank account numbers and proofs stay; names, phone and e-mail are removed. */
export async function anonymisePayments(tx: Tx, memberId: number): Promise<void> {
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
