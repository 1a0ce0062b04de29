import { addOnOf, giftTotal } from "@barakah/contract";
import { campaign as campaignAccount } from "../ledger/index.ts";
import {
  type MoneyRequest,
  openPayment,
  type PaymentMethod,
  type PurchaseHandler,
  type Reserves,
} from "../payments/index.ts";
import type { Tx } from "../platform/database/database.ts";
import { conflict, existing } from "../platform/errors.ts";
import { donationPayable } from "./payable.ts";
import { insertDonation } from "./queries/donations.ts";
import { openCampaign } from "./queries/open-campaign.ts";
import { insertPrayer } from "./queries/prayers.ts";
import { refuseTooLittle } from "./refuse-too-little.ts";

export interface Gift {
  slug: string;
  /** What the giver chose. */
  amount: number;
  /** Whether the category's rupiah are added: to a gift that is announced before its money comes. */
  addsOn?: boolean;
  payer: { name: string; phone: string; email: string; onBehalf?: string };
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
  const amount = gift.addsOn && !reserves ? giftTotal(gift.amount, campaign.category) : gift.amount;
  const payment = await openPayment(tx, donationPayable, {
    method,
    shares: [{ account: campaignAccount(campaign.id), amount }],
    memberId: gift.memberId,
    payer: gift.payer,
    expiresInMinutes: minutes,
    reserves: reserves && { as: "gift", first: addOnOf(campaign.category), ...reserves },
    request: gift.request,
    at: gift.at,
  });
  const donation = await insertDonation(tx, {
    campaign_id: campaign.id,
    payment_id: payment.id,
    donor_name: gift.payer.name,
    amount: payment.amount,
    add_on: payment.amount - gift.amount,
    message: gift.message,
    transfer_date: transferDate,
    verified_at: null,
    created_at: gift.at,
  });
  if (gift.message !== "") await insertPrayer(tx, donation.id, gift.at);
  return payment;
}

/** A gift to a campaign, by any method. QRIS adds its own code instead of the category's rupiah. */
export const giftPurchaseHandler = (leastGift: () => Promise<number>): PurchaseHandler<"donation"> => ({
  kind: "donation",
  membersOnly: false,
  check: ({ purchase }) => refuseTooLittle(purchase.amount, leastGift),
  prepare:
    async ({ purchase: { slug, amount, message, ...purchase }, actor, request }) =>
    (tx, { method, transferDate, minutes, reserves }) => {
      const { payer_name: name, payer_phone: phone, payer_email: email, on_behalf: onBehalf } = purchase;
      const payer = { name, phone, email, onBehalf };
      const memberId = actor?.memberId ?? null;
      const gift = { slug, amount, addsOn: true, payer, message, memberId, request };
      return give(tx, gift, method, transferDate, minutes, reserves);
    },
});
