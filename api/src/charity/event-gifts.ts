import { jakartaDay } from "@barakah/contract";
import type { Tx } from "../platform/database/database.ts";
import { countGift, giveBackGift, takeBackGift, uncountGift } from "./queries/campaign-totals.ts";
import { donationOf, insertDonation } from "./queries/donations.ts";

/** The public donor name for a campaign's part of an event's payments. Participants are never named. */
const EVENT_GIVER = "Kolaborasi acara";

/**
 * A campaign's part of an event's payments, as gifts: its total and its donors agree with the ledger. Participants are
 * never named in public, so these gifts carry the name of the collaboration.
 */
export const eventGifts = {
  open: async (
    tx: Tx,
    { campaignId, paymentId, amount }: { campaignId: number; paymentId: string; amount: number },
  ) => {
    await insertDonation(tx, {
      campaign_id: campaignId,
      payment_id: paymentId,
      donor_name: EVENT_GIVER,
      amount,
      transfer_date: jakartaDay(),
      verified_at: null,
    });
  },
  count: countGift,
  uncount: async (tx: Tx, paymentId: string) => uncountGift(tx, await donationOf(tx, paymentId)),
  /** After money went back or came again: so much of the gift counts now. */
  settle: async (tx: Tx, paymentId: string, counts: number, verifiedAt: string | null) => {
    const gift = await donationOf(tx, paymentId);
    const back = gift.amount - gift.refunded_amount - counts;
    if (back > 0) await takeBackGift(tx, gift, back);
    if (back < 0) await giveBackGift(tx, gift, -back, verifiedAt);
  },
};
