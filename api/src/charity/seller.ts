import type { Seller } from "../payments/index.ts";
import { changeGift, countGift, donationOf, givenTo, takeBackGift } from "./queries/donations.ts";

/** What a verified payment means here: the gift counts for its campaign and its donor is shown. */
export const donationSeller: Seller = {
  kind: "donation",
  prefix: "DON",
  async about(tx, payment) {
    return {
      name: `Donasi untuk ${await givenTo(tx, payment.id)}`,
      link: "/riwayat-donasi",
      next: "Semoga menjadi amal yang berkah.",
    };
  },
  async verified(tx, payment) {
    await countGift(tx, await donationOf(tx, payment.id), payment.verified_at ?? payment.created_at);
  },
  becomes: (tx, { id, amount }) => changeGift(tx, id, amount),
  async refunded(tx, payment, { amount }) {
    await takeBackGift(tx, await donationOf(tx, payment.id), amount);
  },
  // A gift that was never verified was never counted either.
  async closed() {},
  async reopened() {},
};
