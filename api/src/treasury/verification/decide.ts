import { TIME_ZONE } from "@barakah/contract";
import { tellByMail } from "../../messages/index.ts";
import {
  closePayment,
  type Decision,
  lockPayments,
  newestClaim,
  type Payment,
  paymentByReference,
  type Sellers,
  verifyPayment,
} from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import { conflict, existing } from "../../platform/errors.ts";
import { candidatesFor } from "../queries/matches.ts";
import { lastDecision } from "../queries/payment-file.ts";

export interface Deciding {
  publicUrl: string;
  database: Database;
  sellers: Sellers;
  /** What may lack of a price and be forgiven. */
  writeOffLimit: (reader: Reader) => Promise<number>;
}

export type Verdict =
  | {
      to: "verified";
      note: string;
      /** Somebody has seen the bank's lines, and said which of them are its money, or that none is. */
      looked?: boolean;
      /** The payment is as it is under its lock, which the transaction holds. */
      locked?: boolean;
      /** What was meant, where what arrived is taken in its place. */
      insteadOf?: number | undefined;
      /** What lacks of it and is forgiven. */
      forgiven?: number | undefined;
    }
  | {
      to: "rejected";
      reason: string;
      /** Lines that come later are not compared with it. */
      unsought?: boolean;
      /** The newest proof that was looked at. */
      seen?: number | undefined;
    };

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
    ? verifyPayment(tx, sellers, payment.id, decision, {
        forgiven: verdict.forgiven,
        locked: verdict.locked ? payment : undefined,
      })
    : closePayment(tx, sellers, payment.id, "rejected", decision, { sought: !verdict.unsought });

/**
 * Approving counts the money; where the ledger has it already, as nobody's, it would be there twice. Under the payment's
 * lock, for which whoever keeps a line as nobody's waits too: of two at the same moment the second sees what the first did.
 */
async function refuseKept(tx: Tx, reference: string) {
  const [payment] = await lockPayments(tx, [reference]);
  if (!payment) return;
  const line = (await candidatesFor(tx, payment.id)).find(({ kept, named }) => kept && named);
  if (!line) return;
  const { payer_name, amount } = payment;
  throw conflict(
    "line_kept",
    `Uang ini sudah tercatat sebagai belum diketahui dari siapa: baris "${line.description}". Kaitkan baris itu, agar tidak tercatat dua kali.`,
    { facts: { candidate: { line: line.id, reference, payer_name, amount } } },
  );
}

/** A clearer proof may come while the unclear one is looked at. Under the payment's lock, for which the sender of a proof waits. */
async function refuseUnread(tx: Tx, reference: string, seen: number) {
  const [payment] = await lockPayments(tx, [reference]);
  const newest = payment && (await newestClaim(tx, payment.id));
  if (payment?.status !== "pending" || !newest || newest.id <= seen) return;
  throw conflict("newer_proof", "Pembayar baru saja mengirim bukti lain. Lihat dahulu bukti itu.");
}

/** In the caller's transaction: the payment moves, the payer is told, and it is written down who did it. */
export async function decideOn(tx: Tx, parts: Deciding, actor: Actor, payment: Payment, verdict: Verdict) {
  const { reference } = payment;
  if (verdict.to === "verified" && !verdict.looked) await refuseKept(tx, reference);
  if (verdict.to === "rejected" && verdict.seen) await refuseUnread(tx, reference, verdict.seen);
  const insteadOf = verdict.to === "verified" ? verdict.insteadOf : undefined;
  const decision: Decision = { as: "staff", by: actor.memberId, reason: reasonOf(verdict), insteadOf };
  const made = await move(tx, parts, payment, verdict, decision);
  const after = made.payment;
  if (!made.moved) throw await alreadyDecided(tx, after);
  const reason = verdict.to === "verified" ? verdict.note : verdict.reason;
  await audit(
    tx,
    actor,
    verdict.to === "verified" ? "payment.approve" : "payment.reject",
    ["payment", reference],
    {
      before: { status: payment.status, ...(insteadOf !== undefined && { amount: insteadOf }) },
      after: {
        status: after.status,
        amount: after.amount,
        ...(after.written_off > 0 && { written_off: after.written_off }),
        ...(reason && { reason }),
        ...(verdict.to === "rejected" && verdict.unsought && { sought: false }),
      },
    },
  );
  if (made.news) await tellByMail(tx, parts, made.news);
  return after;
}

export async function decideIn(tx: Tx, parts: Deciding, actor: Actor, reference: string, verdict: Verdict) {
  const payment = existing(await paymentByReference(tx, reference), "Pembayaran tidak ditemukan.");
  return decideOn(tx, parts, actor, payment, verdict);
}

export const decide = (parts: Deciding, actor: Actor, reference: string, verdict: Verdict) =>
  parts.database.transact((tx) => decideIn(tx, parts, actor, reference, verdict));
