import { sql } from "kysely";
import type { Tx } from "../platform/database/database.ts";
import { rupiah } from "../platform/text/rupiah.ts";

/** Refunds promised to a member, and other money that we owe them. */
async function moneyOwedTo(tx: Tx, memberId: number): Promise<{ refundsOwed: number; otherHeld: number }> {
  const { owed, held } = await tx
    .selectFrom("payment")
    .select(sql<number>`coalesce(sum(held_amount), 0)::bigint`.as("held"))
    .select(
      sql<number>`coalesce(sum((select sum(r.amount) from payment_refund r
        where r.payment_id = payment.id and r.status = 'owed')), 0)::bigint`.as("owed"),
    )
    .where("member_id", "=", memberId)
    .executeTakeFirstOrThrow();
  return { refundsOwed: owed, otherHeld: held - owed };
}

/** The oldest payment of a member with an undecided proof. */
const proofUnderReview = async (tx: Tx, memberId: number): Promise<string | undefined> =>
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

/**
 * Why a member's account cannot be deleted yet. The sender of a rejected or insufficient transfer must stay known, so that the
 * money can be returned.
 */
export async function proofNotDecidedYet(tx: Tx, memberId: number): Promise<string | undefined> {
  const number = await proofUnderReview(tx, memberId);
  return number && `Bukti transfermu untuk pembayaran ${number} masih kami periksa.`;
}

export async function moneyNotReturnedYet(tx: Tx, memberId: number): Promise<string | undefined> {
  const { refundsOwed, otherHeld } = await moneyOwedTo(tx, memberId);
  if (refundsOwed > 0) return `${rupiah(refundsOwed)} masih akan kami kembalikan kepadamu.`;
  return otherHeld > 0
    ? `${rupiah(otherHeld)} milikmu masih kami simpan. Hubungi kami untuk mengambilnya kembali.`
    : undefined;
}
