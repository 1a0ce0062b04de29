import { isGiven, type PaymentFile } from "@barakah/contract";
import { isOwnMoney, type Payables, paymentById, refundableOf, secondPerson } from "../../payments/index.ts";
import { type Actor, isStaffWith } from "../../platform/actor.ts";
import type { Database } from "../../platform/database/database.ts";
import { existing, forbidden, notFound } from "../../platform/errors.ts";
import type { PrivateImages } from "../../platform/files/private-images.ts";
import { opens, type Secret, temporaryKey } from "../../platform/secrets.ts";
import { judged } from "../queries/last-digits.ts";
import { candidatesFor, moneyFor } from "../queries/match-lines.ts";
import { notesOf, receiptHolding } from "../queries/payment-notes.ts";
import { queueRow } from "../queries/queue.ts";
import { postingsFor, refundsFor } from "../queries/refunds.ts";
import type { Deciding } from "./decide-payment.ts";
import { heldFor, noticesOf } from "./notice-file-queries.ts";
import {
  claimsOf,
  earlierBy,
  historyOf,
  noteLooking,
  ordersOfPayment,
  othersLooking,
  payerOf,
  proofOf,
} from "./payment-file-queries.ts";

export interface Reading {
  database: Database;
  payables: Payables;
  images: PrivateImages;
  /** Signs the addresses of proofs. */
  proofSecret: Secret;
  writeOffLimit: Deciding["writeOffLimit"];
}

const lockOf = (claimId: number, proofKey: string) => `proof ${claimId} ${proofKey}`;

const isOwnToDecide = async (reader: Database["kysely"], paymentId: string, memberId: number) =>
  (await isOwnMoney(reader, paymentId, memberId)) && !(await secondPerson(reader)).worksAlone;

async function isDelivered(reader: Database["kysely"], payables: Payables, paymentId: string) {
  const payment = await paymentById(reader, paymentId);
  return (await payables.of(payment).delivered?.(reader, payment)) ?? false;
}

async function partsFor(reader: Database["kysely"], payables: Payables, paymentId: string) {
  const orders = await ordersOfPayment(reader, paymentId);
  if (orders.length < 2) return [];
  const refundable = (name: string) => refundableOf(reader, payables, paymentId, name);
  return Promise.all(orders.map(async (order) => ({ ...order, refundable: await refundable(order.name) })));
}

export async function readPaymentFile(
  { database, payables, proofSecret, writeOffLimit }: Reading,
  actor: Actor,
  reference: string,
): Promise<PaymentFile> {
  const reader = database.kysely;
  const row = existing(await queueRow(database, reference), "Pembayaran tidak ditemukan.");
  const claims = await claimsOf(reader, row.id);
  return {
    ...judged(row),
    ...(await payerOf(reader, row.id)),
    claims: claims.map(({ proof_key, ...claim }) => ({
      ...claim,
      proof_url: `/api/payments/proofs/${claim.id}/?key=${temporaryKey(proofSecret, lockOf(claim.id, proof_key))}`,
    })),
    notices: await noticesOf(reader, row.id),
    held: await heldFor(reader, row.id),
    history: await historyOf(reader, row.id),
    notes: await notesOf(reader, reference),
    receipt: await receiptHolding(reader, row.id),
    earlier: await earlierBy(reader, row.id),
    candidates: await candidatesFor(reader, row.id),
    money: await moneyFor(reader, row.id),
    own: await isOwnToDecide(reader, row.id, actor.memberId),
    refunds: await refundsFor(reader, row.id),
    refundable: await refundableOf(reader, payables, row.id),
    parts: await partsFor(reader, payables, row.id),
    postings: await postingsFor(reader, row.id),
    write_off_limit: isGiven(row.kind) ? 0 : await writeOffLimit(database.kysely),
    delivered: await isDelivered(reader, payables, row.id),
    looking: await othersLooking(reader, row.id, actor.memberId),
  };
}

export async function look({ database }: Reading, actor: Actor, reference: string) {
  const row = existing(await queueRow(database, reference), "Pembayaran tidak ditemukan.");
  await noteLooking(database.kysely, row.id, actor.memberId);
  return othersLooking(database.kysely, row.id, actor.memberId);
}

/** For treasurers. An `<img>` cannot sign in, so its address carries a key. */
export async function openProof(
  { database, images, proofSecret }: Reading,
  actor: Actor | undefined,
  claimId: number,
  key: string | undefined,
): Promise<Buffer> {
  const proof = await proofOf(database.kysely, claimId);
  const admitted =
    isStaffWith(actor, "money") ||
    (proof && key !== undefined && opens(proofSecret, lockOf(proof.id, proof.proof_key), key));
  if (!admitted) throw forbidden();
  const bytes = proof && (await images.open(proof.proof_key));
  if (!bytes) throw notFound("Bukti transfer tidak ditemukan.");
  return bytes;
}
