import { randomUUID } from "node:crypto";
import { newReference } from "../../api/src/payments/index.ts";
import type { Tx } from "../../api/src/platform/database/database.ts";

export interface SeededEnrolment {
  id: number;
  member_id: number;
  price: number;
  created_at: string;
}

/** What each of these enrolments was paid with, by bank transfer, as the given status. */
async function seedPayments(tx: Tx, enrolments: SeededEnrolment[], status: "verified" | "rejected") {
  const paid = enrolments.map((enrolment) => ({ ...enrolment, paymentId: randomUUID() }));
  await tx
    .insertInto("payment")
    .values(
      paid.map(({ paymentId, member_id, price, created_at }) => ({
        id: paymentId,
        reference: newReference("enrolment"),
        kind: "enrolment" as const,
        method: "bsi" as const,
        amount: price,
        status,
        member_id,
        payer_name: "Peserta contoh",
        request_key: null,
        request_hash: null,
        paid_by_transaction: null,
        expires_at: null,
        verified_at: status === "verified" ? created_at : null,
        created_at,
      })),
    )
    .execute();
  await tx
    .insertInto("enrolment_payment")
    .values(paid.map(({ paymentId, id }) => ({ payment_id: paymentId, enrolment_id: id })))
    .execute();
  return paid;
}

/** With what verifying each payment would have posted. */
export async function seedPaidTuition(tx: Tx, enrolments: SeededEnrolment[]) {
  const paid = await seedPayments(tx, enrolments, "verified");
  const booked = await tx
    .insertInto("ledger_transaction")
    .values(
      paid.map(({ paymentId }) => ({
        event: `payment:${paymentId}:verified`,
        payment_id: paymentId,
        description: "Biaya kelas contoh",
      })),
    )
    .returning(["id", "payment_id"])
    .execute();
  const prices = new Map<string, number>(paid.map(({ paymentId, price }) => [paymentId, price]));
  const postings = booked.flatMap(({ id, payment_id }) => {
    const amount = prices.get(payment_id ?? "") ?? 0;
    return [
      { transaction_id: id, account: "bank:bsi", amount },
      { transaction_id: id, account: "tuition", amount: -amount },
    ];
  });
  await tx.insertInto("ledger_posting").values(postings).execute();
}

export async function seedRejectedTuition(tx: Tx, enrolment: SeededEnrolment, reason: string) {
  for (const { paymentId } of await seedPayments(tx, [enrolment], "rejected")) {
    const move = { payment_id: paymentId, decided_by: null };
    await tx
      .insertInto("payment_history")
      .values([
        { ...move, from_status: null, to_status: "pending", decided_as: "payer", reason: "dibuat" },
        { ...move, from_status: "pending", to_status: "rejected", decided_as: "system", reason },
      ])
      .execute();
  }
}
