import type { approvePayment, approvePayments, BodyOf } from "@barakah/contract";
import {
  lockUnseen,
  type Payment,
  paymentById,
  paymentByReference,
  refuseUnproven,
} from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { AppError, notFound } from "../../platform/errors.ts";
import { keepProofsToLimit } from "../../shop/index.ts";
import { namedLine } from "../queries/match-by-amount-and-day.ts";
import { candidatesFor, paymentsBeside } from "../queries/match-lines.ts";
import { chargePostedToSoloLimit } from "../second-person/treasurer-solo-limit.ts";
import { assignIn } from "../statements/assign-lines.ts";
import { type Deciding, decideOn } from "../verification/decide-payment.ts";
import { refuseFlagged } from "./refuse-reused-proof-or-digits.ts";

type Approval = BodyOf<typeof approvePayment>;

/** Approval and matching are one action, so that the money is counted once. */
async function decideAndJoin(
  tx: Tx,
  parts: Deciding,
  actor: Actor,
  reference: string,
  approval: Approval,
): Promise<Payment> {
  const { note, lines = [], unclaimed, settle, confirm } = approval;
  const unseen = lines.length === 0 ? await lockUnseen(tx, reference) : undefined;
  const before = unseen ?? (await paymentByReference(tx, reference));
  if (!before) throw notFound("Pembayaran tidak ditemukan.");
  const plain = lines.length === 0 && before.seen_amount === 0;
  if (plain || before.status !== "pending") {
    const looked = approval.lines !== undefined;
    return decideOn(tx, parts, actor, before, { to: "verified", note, looked, locked: unseen !== undefined });
  }
  const approving = { note, asks: !confirm };
  await assignIn(tx, parts, actor, { references: [reference], lines, unclaimed, settle, approving });
  return paymentById(tx, before.id);
}

/** Runs in the caller's transaction. Without a second person it needs a proof (for purchases up to a limit), a notice or bank lines. */
export async function approveIn(
  tx: Tx,
  parts: Deciding,
  actor: Actor,
  reference: string,
  approval: Approval,
): Promise<Payment> {
  const after = await decideAndJoin(tx, parts, actor, reference, approval);
  if (!actor.confirms) {
    await refuseUnproven(tx, after);
    await keepProofsToLimit(tx, actor.memberId, after);
  }
  await chargePostedToSoloLimit(tx, actor, `payment:${reference}`);
  return after;
}

export async function approve(parts: Deciding, actor: Actor, reference: string, approval: Approval) {
  const { database } = parts;
  if (!approval.confirm) await refuseFlagged(database, reference);
  return database.transact((tx) => approveIn(tx, parts, actor, reference, approval));
}

/** Bulk approval takes only a line that is certainly the payment's, and no other's. */
export async function withSureLine<Said extends object>(
  { database: { kysely } }: Deciding,
  reference: string,
  said: Said,
) {
  const payment = await paymentByReference(kysely, reference);
  const named = payment && namedLine(await candidatesFor(kysely, payment.id));
  const line = named && (await paymentsBeside(kysely, named.id)).length === 1 ? named : undefined;
  return { ...said, ...(line && { lines: [line.id], unclaimed: line.amount }) };
}

/** Each in its own transaction; a failed one reports why. */
export async function approveAll(
  parts: Deciding,
  actor: Actor,
  { references, note, confirm }: BodyOf<typeof approvePayments>,
) {
  const results = [];
  for (const reference of new Set(references)) {
    try {
      await approve(parts, actor, reference, await withSureLine(parts, reference, { note, confirm }));
      results.push({ reference, approved: true, code: "approved", detail: "Disetujui." });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ reference, approved: false, code: error.code, detail: error.message });
    }
  }
  return results;
}
