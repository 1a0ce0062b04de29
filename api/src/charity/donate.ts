import { type Bank, jakartaDay, PAYMENT_MINUTES } from "@barakah/contract";
import { campaign as campaignAccount } from "../ledger/index.ts";
import {
  type MoneyRequest,
  ONLINE,
  once,
  openPayment,
  openWithProof,
  type Payment,
  type PaymentMethod,
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
  donor: { name: string; phone: string; email: string };
  message: string;
  memberId: number | null;
  request: MoneyRequest | undefined;
  /** When it is given. Now, unless it is written down later. */
  at?: string;
}

/** The gift and its payment, in the transaction of the caller. */
export async function give(
  tx: Tx,
  gift: Gift,
  method: PaymentMethod,
  transferDate: string,
  minutes: number | null,
) {
  const campaign = await openCampaign(tx, gift.slug);
  if (!campaign) throw notFound("Kampanye tidak ditemukan.");
  if (!campaign.is_open) throw conflict("campaign_closed", "Kampanye ini telah berakhir.");
  const payment = await openPayment(tx, donationSeller, {
    method,
    shares: [{ account: campaignAccount(campaign.id), amount: gift.amount }],
    memberId: gift.memberId,
    payer: gift.donor,
    expiresInMinutes: minutes,
    request: gift.request,
    at: gift.at,
  });
  const donation = await insertDonation(tx, {
    campaign_id: campaign.id,
    payment_id: payment.id,
    donor_name: gift.donor.name,
    amount: gift.amount,
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
