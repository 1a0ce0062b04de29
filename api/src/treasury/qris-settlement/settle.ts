import {
  type BodyOf,
  feeMost,
  isQris,
  PAYMENT_METHOD_LABEL,
  type QrisMethod,
  type settleQris,
} from "@barakah/contract";
import { acquirerFees, bank, post, postReversal, qris } from "../../ledger/index.ts";
import { lockPayments, type Payment } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, existing, notFound } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { addShares, lockLines, settleLine } from "../queries/line-shares.ts";
import { dropShares, insertSettlement, markReversed, settlementById } from "../queries/qris-settlements.ts";
import { chargePostedToSoloLimit } from "../second-person/solo-limit.ts";
import { bookKept, keptOf } from "../statements/keep-unclaimed.ts";
import { unclaimedLines } from "../statements/unchanged-lines.ts";
import { spreadFee } from "./spread-fee.ts";

type Wanted = BodyOf<typeof settleQris>;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** All payments must be of one QRIS account, verified and unseen. */
function accountOf(payments: readonly Payment[]): QrisMethod {
  const [first] = payments;
  const account = first?.method;
  if (!account || !isQris(account))
    throw conflict("not_qris", "Hanya pembayaran QRIS yang dilunasi sekaligus.");
  for (const { method, status, seen_amount, unseen_amount, amount, reference } of payments) {
    if (method !== account)
      throw conflict("other_qris", "Pembayaran ini dari QRIS yang berbeda. Lunasi satu QRIS saja sekaligus.");
    if ((status !== "verified" && status !== "refunded") || seen_amount > 0 || unseen_amount !== amount)
      throw conflict(
        "already_settled",
        `${reference} belum disetujui, atau sudah dilunasi. Muat ulang halaman.`,
      );
  }
  return account;
}

function refuseFee(gross: number, fee: number, lump: number) {
  const most = feeMost(gross);
  if (fee > most)
    throw conflict("fee_too_high", `Biaya ${rupiah(fee)} terlalu besar; paling banyak 1%, ${rupiah(most)}.`);
  if (gross - fee > lump)
    throw conflict("too_little", `Baris ini kurang ${rupiah(gross - fee - lump)} untuk pembayaran itu.`);
}

/**
 * One line pays many payments: the acquirer's fee is an expense, a surplus is unidentified. Lines are locked before
 * payments.
 */
export async function settleIn(
  tx: Tx,
  actor: Actor,
  { line: id, unclaimed, references, fee }: Wanted,
): Promise<number> {
  const [line] = await unclaimedLines(tx, { lines: [id], unclaimed });
  if (!line || line.unclaimed !== line.amount)
    throw conflict("line_taken", "Baris ini sudah dipakai sebagian. Muat ulang halaman.");
  const payments = await lockPayments(tx, [...new Set(references)]);
  if (payments.length !== new Set(references).size) throw notFound("Pembayaran tidak ditemukan.");
  const account = accountOf(payments);
  const amounts = payments.map(({ amount }) => amount);
  const gross = sumOf(amounts);
  refuseFee(gross, fee, line.amount);
  const fees = spreadFee(amounts, fee);
  const settlement = await insertSettlement(tx, {
    account,
    line_id: line.id,
    gross,
    fee,
    decided_by: actor.memberId,
  });
  await post(tx, {
    event: `settlement:${settlement.id}`,
    description: `Pelunasan ${PAYMENT_METHOD_LABEL[account]}: ${payments.length} pembayaran`,
    legs: [
      { account: bank(line.bank), amount: gross - fee },
      ...(fee > 0 ? [{ account: acquirerFees(), amount: fee }] : []),
      { account: qris(account), amount: -gross },
    ],
  });
  const beyond = line.amount - (gross - fee);
  const change = beyond - keptOf(line);
  if (change !== 0) await bookKept(tx, line, change, `Pelunasan QRIS: ${line.description}`);
  await settleLine(tx, line.id, { state: "matched", unclaimed: beyond }, actor.memberId);
  await addShares(
    tx,
    payments.map((payment, place) => ({
      line_id: line.id,
      payment_id: payment.id,
      amount: payment.amount - (fees[place] ?? 0),
      fee: fees[place] ?? 0,
    })),
  );
  await audit(tx, actor, "settlement.make", ["qris_settlement", settlement.id], {
    after: { account, line: line.id, gross, fee, beyond, payments: references.join(",") },
  });
  await chargePostedToSoloLimit(tx, actor, `settlement:${settlement.id}`);
  return settlement.id;
}

/** Undoes a settlement: the line is open, and its payments are unseen again. */
export async function undoIn(tx: Tx, actor: Actor, id: number, reason: string) {
  const stored = existing(await settlementById(tx, id), "Pelunasan tidak ditemukan.");
  const [line] = await lockLines(tx, [stored.line_id]);
  const now = await settlementById(tx, id);
  if (!line || now?.reversed_at !== null)
    throw conflict("already_reversed", "Pelunasan ini sudah dibatalkan.");
  await postReversal(tx, `settlement:${id}`, {
    event: `settlement:${id}:reversed`,
    description: `Pelunasan QRIS dibatalkan: ${reason}`,
  });
  if (keptOf(line) !== 0) await bookKept(tx, line, -keptOf(line), `Dilepas: ${line.description}`);
  await dropShares(tx, line.id);
  await settleLine(tx, line.id, { state: "open", unclaimed: line.amount }, actor.memberId);
  await markReversed(tx, id, actor.memberId, reason);
  await audit(tx, actor, "settlement.reverse", ["qris_settlement", id], {
    before: { gross: stored.gross, fee: stored.fee },
    after: { reason },
  });
  await chargePostedToSoloLimit(tx, actor, `settlement:${id}`);
}
