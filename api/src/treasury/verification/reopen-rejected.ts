import { writeOrTell } from "../../messages/index.ts";
import { paymentByReference, reopenPayment, tellPayer } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict, existing } from "../../platform/errors.ts";
import type { Deciding } from "./decide-payment.ts";

const notRejected = () =>
  conflict("not_rejected", "Pembayaran ini tidak sedang ditolak, jadi tidak perlu dibuka kembali.");

/** The payment waits again, in the caller's transaction. */
export async function reopenIn(tx: Tx, parts: Deciding, actor: Actor, reference: string, reason: string) {
  const payment = existing(await paymentByReference(tx, reference), "Pembayaran tidak ditemukan.");
  const decision = { as: "staff", by: actor.memberId, reason } as const;
  const { moved, payment: after } = await reopenPayment(tx, parts.payables, payment.id, decision);
  if (!moved) throw notRejected();
  await audit(tx, actor, "payment.reopen", ["payment", reference], {
    before: { status: payment.status },
    after: { status: after.status, reason },
  });
  return { payment: after, decision };
}

/** Notifies the payer. If the same action approves the payment, only the approval is sent. */
export const reopen = (parts: Deciding, actor: Actor, reference: string, reason: string) =>
  parts.database.transact(async (tx) => {
    const { payment, decision } = await reopenIn(tx, parts, actor, reference, reason);
    const news = await tellPayer(tx, parts.payables, payment, decision);
    if (news) await writeOrTell(tx, parts, news);
    return payment;
  });
