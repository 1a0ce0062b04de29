import { type BodyOf, jakartaDay, type recordCashGift, UNKNOWN_GIVER } from "@barakah/contract";
import { give } from "../../charity/index.ts";
import { cash } from "../../ledger/index.ts";
import {
  CASH,
  claimTransfer,
  type MoneyRequest,
  once,
  type Payables,
  type Payment,
  type Transfer,
  verifyPayment,
  withProof,
} from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { conflict, invalid } from "../../platform/errors.ts";
import type { PrivateImages } from "../../platform/files/private-images.ts";
import { insertGift } from "../queries/cash.ts";
import { chargePostedToSoloLimit } from "../second-person/treasurer-solo-limit.ts";
import { lockedBox } from "./edit-boxes.ts";

export interface CashParts {
  database: Database;
  payables: Payables;
  images: PrivateImages;
}

type Wanted = BodyOf<typeof recordCashGift>;

export function refuseFuture(day: string) {
  if (day > jakartaDay()) throw invalid({ day: ["Tanggalnya belum tiba."] });
}

/** In one transaction: the gift, its payment, an optional photo, and the money in its box. */
async function record(
  tx: Tx,
  { payables }: CashParts,
  actor: Actor,
  wanted: Wanted,
  request: MoneyRequest | undefined,
  paper?: Transfer,
): Promise<Payment> {
  const box = await lockedBox(tx, wanted.box);
  if (!box.active) throw conflict("box_retired", `${box.name} tidak dipakai lagi. Pilih kas lain.`);
  const { slug, amount, day, phone } = wanted;
  const payer = { name: wanted.giver || UNKNOWN_GIVER, phone, email: "" };
  const gift = { slug, amount, payer, message: "", memberId: null, request };
  const { id, reference } = await give(tx, gift, CASH, day, null);
  if (paper) await claimTransfer(tx, id, { ...paper, own: false });
  await insertGift(tx, { payment_id: id, box: box.code, day, recorded_by: actor.memberId });
  const decision = { as: "staff", by: actor.memberId, reason: `tunai, ${box.name}` } as const;
  const { payment } = await verifyPayment(tx, payables, id, decision, {
    into: cash(box.code),
    bookedOn: day,
  });
  await audit(tx, actor, "cash.record", ["payment", reference], {
    after: { amount, box: box.name, day, slug, giver: payer.name },
  });
  await chargePostedToSoloLimit(tx, actor, `payment:${reference}`);
  return payment;
}

/** Verified at once: the recorder has the money in hand. */
export function recordGift(
  parts: CashParts,
  actor: Actor,
  wanted: Wanted,
  { request, paper }: { request: MoneyRequest | undefined; paper: Buffer | undefined },
): Promise<Payment> {
  refuseFuture(wanted.day);
  const transact = (work: (tx: Tx) => Promise<Payment>) => once(parts.database, request, work);
  if (!paper) return transact((tx) => record(tx, parts, actor, wanted, request));
  const said = { source_bank: "Tunai", source_account: "", account_name: wanted.giver };
  return withProof(
    parts.images,
    { ...said, transfer_date: wanted.day, proof: paper },
    transact,
    (tx, transfer) => record(tx, parts, actor, wanted, request, transfer),
  );
}
