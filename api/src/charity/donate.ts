import { addOnOf } from "@barakah/contract";
import { campaign as campaignAccount } from "../ledger/index.ts";
import {
  type MoneyRequest,
  openPayment,
  type PaymentMethod,
  type PurchaseHandler,
  type Reserves,
} from "../payments/index.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { conflict, existing, invalid } from "../platform/errors.ts";
import { donationPayable } from "./payable.ts";
import { categoryBySlug, insertDonation, openCampaign } from "./queries/donations.ts";
import { insertPrayer } from "./queries/prayers.ts";

export interface Gift {
  slug: string;
  amount: number;
  donor: { name: string; phone: string; email: string; onBehalf?: string };
  message: string;
  memberId: number | null;
  request: MoneyRequest | undefined;
  /** Default: now. */
  at?: string;
}

/** The gift and its payment, in the transaction of the caller. */
export async function give(
  tx: Tx,
  gift: Gift,
  method: PaymentMethod,
  transferDate: string,
  minutes: number | null,
  /** For QRIS: a code is added to the amount. */
  reserves?: Reserves,
) {
  const campaign = existing(await openCampaign(tx, gift.slug), "Program tidak ditemukan.");
  if (!campaign.is_open) throw conflict("campaign_closed", "Kampanye ini telah berakhir.");
  const payment = await openPayment(tx, donationPayable, {
    method,
    shares: [{ account: campaignAccount(campaign.id), amount: gift.amount }],
    memberId: gift.memberId,
    payer: gift.donor,
    expiresInMinutes: minutes,
    reserves: reserves && { as: "gift", first: addOnOf(campaign.category), ...reserves },
    request: gift.request,
    at: gift.at,
  });
  const donation = await insertDonation(tx, {
    campaign_id: campaign.id,
    payment_id: payment.id,
    donor_name: gift.donor.name,
    amount: payment.amount,
    message: gift.message,
    transfer_date: transferDate,
    verified_at: null,
    created_at: gift.at,
  });
  if (gift.message !== "") await insertPrayer(tx, donation.id, gift.at);
  return payment;
}

/** The chosen amount: the paid one without the category's add-on. */
export async function chosenOf(database: Database, slug: string, amount: number): Promise<number> {
  const category = await categoryBySlug(database, slug);
  return category === undefined ? amount : amount - addOnOf(category);
}

/** Compares the chosen amount, without the add-on. */
export async function refuseTooLittle(amount: number, leastGift: () => Promise<number>): Promise<void> {
  const least = await leastGift();
  if (amount < least) throw invalid({ amount: [`Donasi minimal Rp. ${least.toLocaleString("id-ID")}.`] });
}

/** A gift to a campaign, by any method. QRIS adds its own code instead of the add-on. */
export const giftPurchaseHandler = (
  database: Database,
  leastGift: () => Promise<number>,
): PurchaseHandler<"donation"> => ({
  kind: "donation",
  membersOnly: false,
  check: ({ purchase }) => refuseTooLittle(purchase.amount, leastGift),
  async prepare({ purchase, actor, request }) {
    const { slug, amount, message } = purchase;
    const category = purchase.method === "qris" ? undefined : await categoryBySlug(database, slug);
    const gift = {
      slug,
      amount: category === undefined ? amount : amount + addOnOf(category),
      donor: {
        name: purchase.payer_name,
        phone: purchase.payer_phone,
        email: purchase.payer_email,
        onBehalf: purchase.on_behalf,
      },
      message,
      memberId: actor?.memberId ?? null,
      request,
    };
    return (tx, { method, transferDate, minutes, reserves }) =>
      give(tx, gift, method, transferDate, minutes, reserves);
  },
});
