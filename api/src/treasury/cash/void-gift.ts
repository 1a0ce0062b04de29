import { balanceOf, cash } from "../../ledger/index.ts";
import { closePayment, lockPayments, refuseReversal, reversePayment } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, existing, notFound } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { remainingOf } from "../payouts/book-payout.ts";
import { giftOf } from "../queries/cash.ts";
import { lockFunds } from "../queries/payouts.ts";
import { chargePostedToSoloLimit } from "../second-person/treasurer-solo-limit.ts";
import { lockedBox } from "./edit-boxes.ts";
import type { CashParts } from "./record-gift.ts";

/** Neither the box nor the campaign may become negative. */
async function refuseGone(tx: Tx, box: string, campaignId: number, amount: number) {
  const held = await balanceOf(tx, cash(box));
  if (held < amount)
    throw conflict(
      "cash_gone",
      `Di kasnya tinggal ${rupiah(held)}: uangnya sudah disetor ke bank. Batalkan setorannya dahulu, atau kembalikan dananya.`,
    );
  await lockFunds(tx, campaignId);
  const remaining = await remainingOf(tx, campaignId);
  if (remaining < amount)
    throw conflict(
      "paid_out",
      `Dana programnya tinggal ${rupiah(remaining)}: donasi ini sudah disalurkan, jadi tidak dapat dibatalkan.`,
    );
}

/** Reverses a cash gift that was recorded by mistake and closes its payment. */
export async function voidIn(
  tx: Tx,
  { payables }: CashParts,
  actor: Actor,
  reference: string,
  reason: string,
) {
  const gift = existing(await giftOf(tx, reference), "Donasi tunai tidak ditemukan.");
  const { code } = await lockedBox(tx, gift.box);
  const [payment] = await lockPayments(tx, [reference]);
  if (!payment) throw notFound("Donasi tunai tidak ditemukan.");
  if (payment.status === "cancelled") throw conflict("already_void", "Donasi ini sudah dibatalkan.");
  refuseReversal(payment);
  await refuseGone(tx, code, gift.campaign_id, payment.amount);
  const decision = { as: "staff", by: actor.memberId, reason } as const;
  await reversePayment(tx, payables, payment.id, decision);
  await closePayment(tx, payables, payment.id, "cancelled", decision);
  await audit(tx, actor, "cash.void", ["payment", reference], {
    before: { amount: payment.amount, box: code },
    after: { reason },
  });
  await chargePostedToSoloLimit(tx, actor, `payment:${reference}`);
}
