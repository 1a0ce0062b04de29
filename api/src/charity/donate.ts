import {
  type Bank,
  CATEGORY_ADD_ON,
  type Category,
  DEFAULT_ADD_ON,
  jakartaDay,
  PAYMENT_MINUTES,
  type QrisMethod,
} from "@barakah/contract";
import { campaign as campaignAccount } from "../ledger/index.ts";
import {
  type MoneyRequest,
  ONLINE,
  once,
  openPayment,
  openWithProof,
  type Payment,
  type PaymentMethod,
  QRIS_MINUTES,
  type SentTransfer,
} from "../payments/index.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { conflict, notFound } from "../platform/errors.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import { insertDonation, openCampaign } from "./queries/donations.ts";
import { insertPrayer } from "./queries/prayers.ts";
import { donationSeller } from "./seller.ts";

export interface Gift {
  slug: string;
  amount: number;
  donor: { name: string; phone: string; email: string; onBehalf?: string };
  message: string;
  memberId: number | null;
  request: MoneyRequest | undefined;
  /** When it is given. Now, unless it is written down later. */
  at?: string;
}

/** What a category adds, by which a transfer is recognised. */
export const addOnOf = (category: string) => CATEGORY_ADD_ON[category as Category] ?? DEFAULT_ADD_ON;

/** The gift and its payment, in the transaction of the caller. */
export async function give(
  tx: Tx,
  gift: Gift,
  method: PaymentMethod,
  transferDate: string,
  minutes: number | null,
  /** By QRIS: the amount is what is meant, and a code is added to it. */
  reserves = false,
) {
  const campaign = await openCampaign(tx, gift.slug);
  if (!campaign) throw notFound("Program tidak ditemukan.");
  if (!campaign.is_open) throw conflict("campaign_closed", "Kampanye ini telah berakhir.");
  const payment = await openPayment(tx, donationSeller, {
    method,
    shares: [{ account: campaignAccount(campaign.id), amount: gift.amount }],
    memberId: gift.memberId,
    payer: gift.donor,
    expiresInMinutes: minutes,
    reserves: reserves ? { as: "gift", first: addOnOf(campaign.category) } : undefined,
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

/** A gift by bank transfer with its proof. Without a time limit: from here on a treasurer decides. */
export const donateByTransfer = (
  parts: { database: Database; images: PrivateImages },
  gift: Gift,
  bank: Bank,
  sent: SentTransfer,
): Promise<Payment> =>
  openWithProof(parts, gift.request, sent, (tx) => give(tx, gift, bank, sent.transferDate, null));

/** A gift that will be paid online. The day is today's, in Jakarta, until the provider says otherwise. */
export const donateOnline = (database: Database, gift: Gift): Promise<Payment> =>
  once(database, gift.request, (tx) => give(tx, gift, ONLINE, jakartaDay(), PAYMENT_MINUTES));

/** A gift by QRIS. Its category's code first, so that a lone donor pays what the transfer would be. */
export const donateByQris = (database: Database, gift: Gift, method: QrisMethod): Promise<Payment> =>
  once(database, gift.request, (tx) => give(tx, gift, method, jakartaDay(), QRIS_MINUTES, true));
