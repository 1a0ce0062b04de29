import { TIME_ZONE } from "@barakah/contract";
import {
  closePayment,
  type Decision,
  newsOf,
  type Payment,
  paymentByReference,
  type Sellers,
  verifyPayment,
} from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { AppError, conflict, notFound } from "../../platform/errors.ts";
import { lastDecision } from "../queries/payment-file.ts";
import { type Telling, writeToPayer } from "./write-to-payer.ts";

export interface Deciding extends Telling {
  database: Database;
  sellers: Sellers;
}

export type Verdict = { to: "verified"; note: string } | { to: "rejected"; reason: string };

const DONE: Record<string, string> = {
  verified: "disetujui",
  rejected: "ditolak",
  expired: "kedaluwarsa",
  cancelled: "dibatalkan",
  refunded: "dikembalikan",
};

const inJakarta = new Intl.DateTimeFormat("id-ID", {
  timeZone: TIME_ZONE,
  dateStyle: "short",
  timeStyle: "short",
});

async function alreadyDecided(tx: Tx, payment: Payment) {
  const last = await lastDecision(tx, payment.id);
  const who = last?.name ? ` oleh ${last.name}` : "";
  const when = last ? ` pada ${inJakarta.format(new Date(last.created_at))}` : "";
  return conflict("already_decided", `Sudah ${DONE[payment.status] ?? payment.status}${who}${when}.`);
}

const reasonOf = (verdict: Verdict) =>
  verdict.to === "verified" ? verdict.note || "disetujui" : verdict.reason;

const move = (tx: Tx, { sellers }: Deciding, payment: Payment, verdict: Verdict, decision: Decision) =>
  verdict.to === "verified"
    ? verifyPayment(tx, sellers, payment.id, decision)
    : closePayment(tx, sellers, payment.id, "rejected", decision);

/** In the caller's transaction: the payment moves, the payer is told, and it is written down who did it. */
export async function decideIn(tx: Tx, parts: Deciding, actor: Actor, reference: string, verdict: Verdict) {
  const payment = await paymentByReference(tx, reference);
  if (!payment) throw notFound("Pembayaran tidak ditemukan.");
  const decision: Decision = { as: "staff", by: actor.memberId, reason: reasonOf(verdict) };
  const { moved, payment: after } = await move(tx, parts, payment, verdict, decision);
  if (!moved) throw await alreadyDecided(tx, after);
  const reason = verdict.to === "verified" ? verdict.note : verdict.reason;
  await audit(tx, actor, {
    action: verdict.to === "verified" ? "payment.approve" : "payment.reject",
    subject: { kind: "payment", id: reference },
    before: { status: payment.status },
    after: { status: after.status, amount: after.amount, ...(reason && { reason }) },
  });
  await writeToPayer(tx, parts, after, await newsOf(tx, parts.sellers, after, decision));
  return after;
}

export const decide = (parts: Deciding, actor: Actor, reference: string, verdict: Verdict) =>
  parts.database.kysely.transaction().execute((tx) => decideIn(tx, parts, actor, reference, verdict));

/** Each in a transaction of its own; one that cannot be approved says why. */
export async function approveAll(parts: Deciding, actor: Actor, references: readonly string[]) {
  const results = [];
  for (const reference of new Set(references)) {
    try {
      await decide(parts, actor, reference, { to: "verified", note: "" });
      results.push({ reference, approved: true, code: "approved", detail: "Disetujui." });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ reference, approved: false, code: error.code, detail: error.message });
    }
  }
  return results;
}
