import { TIME_ZONE } from "@barakah/contract";
import { writeOrTell } from "../../messages/index.ts";
import {
  closePayment,
  type Decision,
  type Payables,
  type Payment,
  paymentByReference,
  verifyPayment,
} from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import { conflict, existing } from "../../platform/errors.ts";
import { lastDecision } from "./payment-file-queries.ts";
import { refuseKept } from "./refuse-money-counted-already.ts";
import { refuseUnread } from "./refuse-unread-proof.ts";

export interface Deciding {
  publicUrl: string;
  database: Database;
  payables: Payables;
  /** The largest shortfall that may be written off. */
  writeOffLimit: (reader: Reader) => Promise<number>;
}

export type Verdict =
  | {
      to: "verified";
      note: string;
      /** A person has looked at the bank lines. */
      looked?: boolean;
      /** True if the caller has read the payment under its lock. */
      locked?: boolean;
      /** The requested amount, if the amount that arrived replaces it. */
      insteadOf?: number | undefined;
      /** The shortfall that is written off. */
      forgiven?: number | undefined;
      /** The bank's day of its money. */
      bookedOn?: string | undefined;
    }
  | {
      to: "rejected";
      reason: string;
      /** Later bank lines are not compared with it. */
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

const move = (tx: Tx, { payables }: Deciding, payment: Payment, verdict: Verdict, decision: Decision) =>
  verdict.to === "verified"
    ? verifyPayment(tx, payables, payment.id, decision, {
        forgiven: verdict.forgiven,
        bookedOn: verdict.bookedOn,
        locked: verdict.locked ? payment : undefined,
      })
    : closePayment(tx, payables, payment.id, "rejected", decision, { sought: !verdict.unsought });

/** Changes the payment's status, notifies the payer and audits, in the caller's transaction. */
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
  if (made.news) await writeOrTell(tx, parts, made.news);
  return after;
}

export async function decideIn(tx: Tx, parts: Deciding, actor: Actor, reference: string, verdict: Verdict) {
  const payment = existing(await paymentByReference(tx, reference), "Pembayaran tidak ditemukan.");
  return decideOn(tx, parts, actor, payment, verdict);
}

export const decide = (parts: Deciding, actor: Actor, reference: string, verdict: Verdict) =>
  parts.database.transact((tx) => decideIn(tx, parts, actor, reference, verdict));
