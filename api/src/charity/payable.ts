import { CATEGORY_LABEL } from "@barakah/contract";
import type { Payable } from "../payments/index.ts";
import { countGift, giveBackGift, takeBackGift, uncountGift } from "./queries/campaign-totals.ts";
import { changeGift, donationOf, givenTo, paidGift, programmesOf } from "./queries/donations.ts";

/** Prefills another gift, by field name. Without phone and e-mail: everybody with the address could read them. */
const typedAgain = (gift: { amount: number; add_on: number; donor_name: string; message: string }) =>
  new URLSearchParams({
    amount: String(gift.amount - gift.add_on),
    payer_name: gift.donor_name,
    ...(gift.message && { message: gift.message }),
  }).toString();

/** A verified payment counts the gift for its campaign and shows its donor. */
export const donationPayable: Payable = {
  kind: "donation",
  prefix: "DON",
  async about(tx, payment) {
    const campaign = await givenTo(tx, payment.id);
    return {
      name: `Donasi untuk ${campaign}`,
      receivedSentence: `Donasimu sudah kami terima: ${campaign}`,
      link: "/riwayat-donasi",
      next: "Semoga menjadi amal yang berkah.",
    };
  },
  async shown(reader, payment) {
    const gift = await paidGift(reader, payment.id);
    return {
      title: gift.title,
      note: `Donasi · ${CATEGORY_LABEL[gift.category]}`,
      picture: gift.picture,
      link: `/kampanye/${gift.slug}`,
      again: `/bayar-donasi/${gift.slug}?${typedAgain(gift)}`,
      add_on: gift.add_on,
      shown_as: gift.donor_name,
      progress: { collected: gift.collected_amount, target: gift.target_amount, deadline: gift.deadline },
    };
  },
  given: programmesOf,
  async items(reader, payment) {
    const { slug } = await paidGift(reader, payment.id);
    return [{ id: payment.reference, name: `Donasi ${slug}`, price: payment.amount, quantity: 1 }];
  },
  async verified(tx, payment) {
    await countGift(tx, payment.id, payment.verified_at ?? payment.created_at);
  },
  amountChanged: (tx, { id, amount }) => changeGift(tx, id, amount),
  async reversed(tx, payment) {
    await uncountGift(tx, await donationOf(tx, payment.id));
  },
  async refunded(tx, payment, { amount }) {
    await takeBackGift(tx, await donationOf(tx, payment.id), amount);
  },
  async restored(tx, payment, amount) {
    await giveBackGift(tx, await donationOf(tx, payment.id), amount, payment.verified_at);
  },
  // A gift that was never verified was never counted.
  async closed() {},
  async reopened() {},
};
