import type { BodyOf, confirmStatementMatches, MatchDoubt } from "@barakah/contract";
import { paymentByReference } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { AppError, conflict, existing } from "../../platform/errors.ts";
import { doubtAbout } from "../queries/doubt-about-match.ts";
import { chargePostedToSoloLimit } from "../second-person/treasurer-solo-limit.ts";
import { assignIn } from "../statements/assign-lines.ts";
import type { Deciding } from "../verification/decide-payment.ts";
import { addToBatch, dropBatch, newBatch } from "./batch-queries.ts";

type Match = BodyOf<typeof confirmStatementMatches>["matches"][number];

const WHY: Record<MatchDoubt, string> = {
  payments: "Baris ini cocok dengan lebih dari satu pembayaran, atau tidak persis. Cocokkan satu per satu.",
  lines: "Pembayaran ini cocok dengan lebih dari satu baris. Cocokkan satu per satu.",
  flagged: "Pembayaran ini perlu dicek dahulu. Buka di Verifikasi.",
};

async function matchOne(tx: Tx, parts: Deciding, actor: Actor, batch: number, match: Match) {
  const { reference, line, unclaimed } = match;
  const payment = existing(await paymentByReference(tx, reference), "Pembayaran tidak ditemukan.");
  const doubt = await doubtAbout(parts.database, tx, line, payment);
  if (doubt) throw conflict(`doubtful_${doubt}`, WHY[doubt]);
  await assignIn(tx, parts, actor, { references: [reference], lines: [line], unclaimed });
  const approved = payment.status === "pending";
  await addToBatch(tx, {
    batch_id: batch,
    payment_id: payment.id,
    line_id: line,
    amount: unclaimed,
    approved,
  });
  await chargePostedToSoloLimit(tx, actor, `payment:${reference}`);
}

/** Each in its own transaction; a failed one reports why. What succeeded can be undone together. */
export async function matchSure(parts: Deciding, actor: Actor, matches: readonly Match[]) {
  const { database } = parts;
  const batch = await newBatch(database.kysely, actor.memberId);
  const results = [];
  for (const match of matches) {
    const { reference } = match;
    try {
      await database.transact((tx) => matchOne(tx, parts, actor, batch, match));
      results.push({ reference, approved: true, code: "approved", detail: "Disetujui." });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ reference, approved: false, code: error.code, detail: error.message });
    }
  }
  const none = results.every(({ approved }) => !approved);
  if (none) await dropBatch(database.kysely, batch);
  return { batch: none ? null : batch, results };
}
