import { type BodyOf, COLLECTOR_LABEL, feeMost, isQris, type settleLump } from "@barakah/contract";
import { acquirerFees, bank, bookedOn, namedAccount, post, postReversal } from "../../ledger/index.ts";
import { lockPayments } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, existing, notFound } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { addShares, lockLines, settleLine } from "../queries/line-shares.ts";
import { chargePostedToSoloLimit } from "../second-person/treasurer-solo-limit.ts";
import { bookKept, keptOf } from "../statements/keep-unclaimed.ts";
import { unclaimedLines } from "../statements/unchanged-lines.ts";
import {
  dropShares,
  insertSettlement,
  insertSettlementShares,
  lockCollector,
  markReversed,
  type Owed,
  owed,
  type StoredCollector,
  settlementById,
} from "./settlement-queries.ts";
import { spreadFee } from "./spread-fee.ts";

type Wanted = BodyOf<typeof settleLump>;

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** All payments must be owed by this collector, once each. */
async function owedBy(tx: Tx, { code }: StoredCollector, references: readonly string[]): Promise<Owed[]> {
  const all = await owed(tx, references);
  const own = all.filter(({ collector }) => collector === code);
  const missing = references.find((name) => !own.some(({ reference }) => reference === name));
  if (missing === undefined) return own;
  if (all.some(({ reference }) => reference === missing))
    throw conflict(
      "other_collector",
      "Pembayaran ini dari penyedia lain. Lunasi satu penyedia saja sekaligus.",
    );
  throw conflict(
    "already_settled",
    `${missing} belum disetujui, bukan lewat penyedia ini, atau sudah dilunasi. Muat ulang halaman.`,
  );
}

function refuseFee(terms: StoredCollector, payments: readonly Owed[], fee: number, lump: number) {
  const gross = sumOf(payments.map(({ amount }) => amount));
  const most = feeMost(terms, gross, payments.length);
  if (fee > most)
    throw conflict(
      "fee_too_high",
      `Biaya ${rupiah(fee)} terlalu besar; menurut tarif yang disepakati paling banyak ${rupiah(most)}.`,
    );
  if (gross - fee > lump)
    throw conflict("too_little", `Baris ini kurang ${rupiah(gross - fee - lump)} untuk pembayaran itu.`);
  if (gross - fee <= 0)
    throw conflict("too_little", "Pembayaran yang dipilih tidak menghasilkan uang masuk.");
  return gross;
}

/** How much of each payment arrived, and what was kept of it. A refund that the collector took back bears no fee. */
function sharesOf(payments: readonly Owed[], fee: number) {
  const positive = payments.map(({ amount }) => Math.max(0, amount));
  const fees = spreadFee(positive, fee);
  return payments.map(({ payment_id, amount }, place) => ({
    payment_id,
    amount: amount - (fees[place] ?? 0),
    fee: fees[place] ?? 0,
  }));
}

/**
 * One line pays many payments: the collector's fee is an expense, a surplus is unidentified. Lines are locked before
 * payments.
 */
export async function settleIn(
  tx: Tx,
  actor: Actor,
  { line: id, unclaimed, account, references, fee }: Wanted,
): Promise<number> {
  const [line] = await unclaimedLines(tx, { lines: [id], unclaimed });
  if (!line || line.unclaimed !== line.amount)
    throw conflict("line_taken", "Baris ini sudah dipakai sebagian. Muat ulang halaman.");
  const wanted = [...new Set(references)];
  const collector = await lockCollector(tx, account);
  if ((await lockPayments(tx, wanted)).length !== wanted.length)
    throw notFound("Pembayaran tidak ditemukan.");
  const payments = await owedBy(tx, collector, wanted);
  const gross = refuseFee(collector, payments, fee, line.amount);
  const settlement = await insertSettlement(tx, {
    account,
    line_id: line.id,
    gross,
    fee,
    decided_by: actor.memberId,
  });
  await post(tx, {
    event: `settlement:${settlement.id}`,
    description: `Pelunasan ${COLLECTOR_LABEL[account]}: ${payments.length} pembayaran`,
    at: await bookedOn(tx, line.day),
    legs: [
      { account: bank(line.bank), amount: gross - fee },
      ...(fee > 0 ? [{ account: acquirerFees(), amount: fee }] : []),
      { account: namedAccount(collector.account), amount: -gross },
    ],
  });
  const beyond = line.amount - (gross - fee);
  const change = beyond - keptOf(line);
  if (change !== 0)
    await bookKept(tx, line, change, `Pelunasan ${COLLECTOR_LABEL[account]}: ${line.description}`);
  await settleLine(tx, line.id, { state: "matched", unclaimed: beyond }, actor.memberId);
  const shares = sharesOf(payments, fee);
  await insertSettlementShares(
    tx,
    shares.map((share) => ({ ...share, settlement_id: settlement.id })),
  );
  // A QRIS payment is seen from now on: until then it counts against the limits of automatic approval.
  if (isQris(account))
    await addShares(
      tx,
      shares.map((share) => ({ ...share, line_id: line.id })),
    );
  await audit(tx, actor, "settlement.make", ["settlement", settlement.id], {
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
    description: `Pelunasan dibatalkan: ${reason}`,
  });
  if (keptOf(line) !== 0) await bookKept(tx, line, -keptOf(line), `Dilepas: ${line.description}`);
  await dropShares(tx, line.id);
  await settleLine(tx, line.id, { state: "open", unclaimed: line.amount }, actor.memberId);
  await markReversed(tx, id, actor.memberId, reason);
  await audit(tx, actor, "settlement.reverse", ["settlement", id], {
    before: { gross: stored.gross, fee: stored.fee },
    after: { reason },
  });
  await chargePostedToSoloLimit(tx, actor, `settlement:${id}`);
}
