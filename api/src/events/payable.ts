import { jakartaClock } from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";
import { balancesOfPayment } from "../ledger/index.ts";
import { type Payable, type Payment, sharesOf } from "../payments/index.ts";
import type { Tx } from "../platform/database/database.ts";
import { conflict } from "../platform/errors.ts";
import {
  lockRegistration,
  paidEvent,
  registrationPaidBy,
  type StoredRegistration,
  ticketsOf,
  updateRegistration,
} from "./queries/registrations.ts";
import { endRegistration, takeAgain } from "./release-seats.ts";

/** How a campaign gets its part of an event's payments. The charity feature provides it. */
export interface CampaignGifts {
  /** The gift of a payment that waits. */
  open(tx: Tx, gift: { campaignId: number; paymentId: string; amount: number }): Promise<void>;
  count(tx: Tx, paymentId: string, verifiedAt: string): Promise<void>;
  uncount(tx: Tx, paymentId: string): Promise<void>;
  /** After money went back or came again: so much of the gift counts now. */
  settle(tx: Tx, paymentId: string, counts: number, verifiedAt: string | null): Promise<void>;
}

export type EventPayable = Payable;

async function locked(tx: Tx, payment: Payment): Promise<StoredRegistration> {
  const found = await lockRegistration(tx, { payment: payment.id });
  if (!found) throw new Error(`payment ${payment.reference} is of no registration`);
  return found;
}

/** A verified payment confirms the registration; one that ends gives its seats back. */
export function eventPayable(gifts: CampaignGifts): EventPayable {
  /** The campaign's share, as it was fixed when the payment was opened. */
  const campaignShare = async (tx: Tx, { id }: Payment) =>
    (await sharesOf(tx, id)).find(({ account }) => account.startsWith("campaign:"));

  /** Sets the gift to what this payment has brought to the campaign by the ledger, less what was taken back. */
  async function settleGift(tx: Tx, payment: Payment) {
    const share = await campaignShare(tx, payment);
    if (!share) return;
    const posted = (await balancesOfPayment(tx, payment.id)).find(({ account }) => account === share.account);
    await gifts.settle(tx, payment.id, 0 - (posted?.amount ?? 0), payment.verified_at);
  }

  return {
    kind: "event",
    prefix: "TKT",
    async about(tx, payment) {
      const { title, page_key } = await paidEvent(tx, payment.id);
      return {
        name: `Pembayaran tiket ${title}`,
        link: `/tiket/${page_key}`,
        next: "Tiketmu sudah siap. Buka sekali sebelum berangkat, supaya bisa dibuka tanpa sinyal.",
      };
    },
    async shown(reader, payment) {
      const { title, slug, picture, starts_at, page_key, tickets, event_state } = await paidEvent(
        reader,
        payment.id,
      );
      return {
        title,
        note: `Acara ${longDay(jakartaClock(starts_at).slice(0, 10))} · ${tickets} tiket`,
        picture,
        link: `/tiket/${page_key}`,
        again: `/acara/${slug}/daftar`,
        now: event_state === "cancelled" ? { text: "Acara ini dibatalkan." } : undefined,
        add_on: 0,
        shown_as: null,
        progress: null,
      };
    },
    async items(reader, payment) {
      const { title } = await paidEvent(reader, payment.id);
      const registration = await registrationPaidBy(reader, payment.id);
      const tickets = await ticketsOf(reader, registration.id);
      const name = `Tiket ${title}`.slice(0, 50);
      return [
        { id: registration.code, name: `${name} × ${tickets.length}`, price: payment.amount, quantity: 1 },
      ];
    },
    async verified(tx, payment) {
      const registration = await locked(tx, payment);
      const verifiedAt = payment.verified_at ?? payment.created_at;
      if (await campaignShare(tx, payment)) await gifts.count(tx, payment.id, verifiedAt);
      // Cancelled while its verification was taken back: the money came all the same, and is to be given back.
      if (registration.state === "waiting_payment")
        await updateRegistration(tx, registration.id, { state: "confirmed" });
      else await updateRegistration(tx, registration.id, { refund_due: payment.amount });
    },
    async reversed(tx, payment) {
      const registration = await locked(tx, payment);
      if (await campaignShare(tx, payment)) await gifts.uncount(tx, payment.id);
      if (registration.state === "confirmed")
        await updateRegistration(tx, registration.id, { state: "waiting_payment" });
    },
    /** A part refund leaves the tickets valid; a full one ends them. */
    async refunded(tx, payment) {
      const registration = await locked(tx, payment);
      await settleGift(tx, payment);
      if (payment.status === "refunded" && registration.state === "confirmed")
        await endRegistration(tx, registration, "cancelled");
    },
    async restored(tx, payment, _amount, _decision, whole) {
      const registration = await locked(tx, payment);
      await settleGift(tx, payment);
      // A registration that its buyer or the organiser cancelled stays cancelled.
      if (whole && registration.state === "cancelled" && registration.refund_due === 0)
        await takeAgain(tx, registration, "confirmed");
    },
    async closed(tx, payment, decision) {
      const registration = await locked(tx, payment);
      if (decision.as === "payer" && payment.claimed)
        throw conflict(
          "proof_waiting",
          "Bukti transfer pendaftaran ini sedang diperiksa, jadi tidak dapat dibatalkan.",
        );
      await endRegistration(tx, registration, payment.status === "expired" ? "expired" : "cancelled");
    },
    async reopened(tx, payment) {
      await takeAgain(tx, await locked(tx, payment), "waiting_payment");
    },
  };
}
