import type { Tx } from "../../platform/database/database.ts";
import type { Donation } from "./donations.ts";

/** Adds gifts to a campaign's total, or subtracts them. */
export const addToTotal = (tx: Tx, campaignId: number, amount: number, donors: number) =>
  tx
    .updateTable("campaign_total")
    .set((total) => ({
      collected_amount: total("collected_amount", "+", amount),
      donor_count: total("donor_count", "+", donors),
    }))
    .where("campaign_id", "=", campaignId)
    .execute();

export async function countGift(tx: Tx, paymentId: string, verifiedAt: string) {
  const { numUpdatedRows } = await tx
    .with("gift", (gifts) =>
      gifts
        .updateTable("donation")
        .set({ verified_at: verifiedAt })
        .where("payment_id", "=", paymentId)
        .returning(["campaign_id", "amount"]),
    )
    .updateTable("campaign_total as total")
    .from("gift")
    .set((now) => ({
      collected_amount: now("total.collected_amount", "+", now.ref("gift.amount")),
      donor_count: now("total.donor_count", "+", 1),
    }))
    .whereRef("total.campaign_id", "=", "gift.campaign_id")
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new Error(`payment ${paymentId} is of no gift`);
}

/** Reverses the verification. */
export async function uncountGift(tx: Tx, { id, campaign_id, amount }: Donation) {
  await tx.updateTable("donation").set({ verified_at: null }).where("id", "=", id).execute();
  await addToTotal(tx, campaign_id, -amount, -1);
}

/** Undoes a refund: the gift counts and is shown as before. */
export async function giveBackGift(tx: Tx, donation: Donation, amount: number, verifiedAt: string | null) {
  const whole = donation.refunded_amount === donation.amount;
  await tx
    .updateTable("donation")
    .set({ refunded_amount: donation.refunded_amount - amount, ...(whole && { verified_at: verifiedAt }) })
    .where("id", "=", donation.id)
    .execute();
  await addToTotal(tx, donation.campaign_id, amount, whole ? 1 : 0);
}

/** A fully refunded gift is hidden; a partly refunded one shows the rest. */
export async function takeBackGift(tx: Tx, donation: Donation, amount: number) {
  const refunded = donation.refunded_amount + amount;
  const whole = refunded === donation.amount;
  await tx
    .updateTable("donation")
    .set({ refunded_amount: refunded, ...(whole && { verified_at: null }) })
    .where("id", "=", donation.id)
    .execute();
  await addToTotal(tx, donation.campaign_id, -amount, whole ? -1 : 0);
}
