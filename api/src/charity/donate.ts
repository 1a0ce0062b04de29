import {
  claimTransfer,
  earlierPayment,
  type MoneyRequest,
  once,
  openPayment,
  type Payment,
  type PaymentMethod,
  proofHash,
} from "../payments/index.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { conflict, notFound } from "../platform/errors.ts";
import type { PrivateImages } from "../platform/files/private-images.ts";
import { insertDonation, openCampaign } from "./queries.ts";

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

export interface TransferDetails {
  sourceBank: string;
  sourceAccount: string;
  accountName: string;
  transferDate: string;
}

export const PAYMENT_MINUTES = 24 * 60;

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
  const payment = await openPayment(tx, {
    kind: "donation",
    method,
    amount: gift.amount,
    memberId: gift.memberId,
    payer: gift.donor,
    expiresInMinutes: minutes,
    request: gift.request,
    at: gift.at,
  });
  await insertDonation(tx, {
    campaign_id: campaign.id,
    payment_id: payment.id,
    donor_name: gift.donor.name,
    amount: gift.amount,
    message: gift.message,
    transfer_date: transferDate,
    verified_at: null,
    created_at: gift.at,
  });
  return payment;
}

/** A gift by bank transfer with its proof. Without a time limit: from here on a treasurer decides. */
export async function donateByTransfer(
  { database, images }: { database: Database; images: PrivateImages },
  gift: Gift,
  bank: Exclude<PaymentMethod, "midtrans">,
  transfer: TransferDetails,
  proof: Buffer,
): Promise<Payment> {
  const earlier = await earlierPayment(database, gift.request);
  if (earlier) return earlier;
  // Outside the transaction, because re-encoding a photograph takes long.
  const proofKey = await images.store("proof", proof);
  let kept = false;
  try {
    return await once(database, gift.request, async (tx) => {
      const payment = await give(tx, gift, bank, transfer.transferDate, null);
      await claimTransfer(tx, payment.id, { ...transfer, proofKey, proofHash: proofHash(proof) });
      kept = true;
      return payment;
    });
  } finally {
    // Not when only the commit failed: it may have happened all the same, and then the proof is needed.
    if (!kept) await images.remove(proofKey);
  }
}

/** A gift that will be paid online. The day is today's, in Jakarta, until the provider says otherwise. */
export const donateOnline = (database: Database, gift: Gift): Promise<Payment> =>
  once(database, gift.request, (tx) => give(tx, gift, "midtrans", todayInJakarta(), PAYMENT_MINUTES));

const todayInJakarta = () => new Date(Date.now() + 7 * 3600_000).toISOString().slice(0, 10);
