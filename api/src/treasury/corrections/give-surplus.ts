import { type BodyOf, type giveSurplus, jakartaDay } from "@barakah/contract";
import { give } from "../../charity/index.ts";
import { bank } from "../../ledger/index.ts";
import { creditPayer, freelyHeld, noteInHistory, type Payment, verifyPayment } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { addShares, dropShare, type Share, type StoredLine } from "../queries/line-shares.ts";
import type { Deciding } from "../verification/decide-payment.ts";
import { lockWithLines } from "./free-lines.ts";
import { tell } from "./refund-by-staff.ts";

type Wanted = BodyOf<typeof giveSurplus>;

/** The amount taken from each line, newest first, all of one bank. */
function piecesOf(lines: readonly StoredLine[], shares: readonly Share[], amount: number) {
  const newest = shares.toReversed();
  const bankOf = ({ line_id }: Share) => lines.find(({ id }) => id === line_id)?.bank;
  const [first] = newest;
  const code = first && bankOf(first);
  let left = amount;
  const pieces: { share: Share; amount: number }[] = [];
  for (const share of newest.filter((one) => bankOf(one) === code)) {
    const piece = Math.min(left, share.amount);
    if (piece > 0) pieces.push({ share, amount: piece });
    left -= piece;
  }
  if (!code || left > 0)
    throw conflict(
      "surplus_unseen",
      "Kelebihan ini belum terlihat di mutasi satu rekening. Kembalikan kepada pembayarnya.",
    );
  return { code, pieces };
}

async function refuseGone(tx: Tx, payment: Payment, amount: number) {
  const free = await freelyHeld(tx, payment);
  if (amount > free)
    throw conflict(
      "surplus_gone",
      free > 0
        ? `Kelebihan yang masih disimpan tinggal ${rupiah(free)}.`
        : "Kelebihan pembayaran ini sudah dipakai atau dijanjikan kembali.",
    );
}

/**
 * A payer's credit becomes a gift of the same payer. Its bank lines are moved to the gift, so that the money is counted
 * once.
 */
export const surplusToCampaign = (
  parts: Deciding,
  actor: Actor,
  reference: string,
  { slug, amount, reason }: Wanted,
) =>
  parts.database.transact(async (tx) => {
    const { payment, lines, shares } = await lockWithLines(tx, reference);
    await refuseGone(tx, payment, amount);
    const { code, pieces } = piecesOf(lines, shares, amount);
    const { payer_name: name, payer_phone: phone, payer_email: email, member_id: memberId } = payment;
    const gift = { slug, amount, payer: { name, phone, email }, message: "", memberId, request: undefined };
    const given = await give(tx, gift, code, jakartaDay(), null);
    for (const { share, amount: piece } of pieces) {
      await dropShare(tx, share);
      const rest = { ...share, amount: share.amount - piece };
      await addShares(tx, [
        ...(rest.amount > 0 ? [rest] : []),
        { ...share, payment_id: given.id, amount: piece },
      ]);
    }
    await creditPayer(tx, payment, -amount, bank(code), `menjadi donasi ${given.reference}`);
    const decision = {
      as: "staff",
      by: actor.memberId,
      reason: `dari kelebihan ${reference}: ${reason}`,
    } as const;
    await verifyPayment(tx, parts.payables, given.id, decision);
    await noteInHistory(tx, payment, {
      ...decision,
      reason: `kelebihan ${rupiah(amount)} menjadi donasi ${given.reference}: ${reason}`,
    });
    await audit(tx, actor, "payment.give", ["payment", reference], {
      after: { amount, payments: given.reference, slug, reason },
    });
    await tell(tx, parts, payment, {
      key: `surplus ${given.id}`,
      title: `Kelebihan dari ${reference} menjadi donasi`,
      body: `${rupiah(amount)} yang kami simpan atas namamu menjadi donasi ${given.reference}. Alasannya: ${reason}`,
    });
    return { reference: given.reference };
  });
