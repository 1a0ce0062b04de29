import { STORE_METHOD } from "@barakah/contract";
import { writeOrTell } from "../../messages/index.ts";
import { CASH, newsOf, type Payment, refuseReversal, reversePayment } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import type { Share, StoredLine } from "../queries/line-shares.ts";
import { chargePostedToSoloLimit } from "../second-person/treasurer-solo-limit.ts";
import type { Deciding } from "../verification/decide-payment.ts";
import { freeShare, lockWithLines } from "./free-lines.ts";

async function freeAll(tx: Tx, actor: Actor, payment: Payment, lines: StoredLine[], shares: Share[]) {
  for (const share of shares) {
    const line = lines.find(({ id }) => id === share.line_id);
    if (line) await freeShare(tx, actor, payment.id, line, share);
  }
}

/** A gift in cash or from a store's balance cannot become pending: there is no transfer to wait for. */
function refuseWithoutTransfer({ method }: Payment) {
  if (method === CASH)
    throw conflict("cash_gift", "Donasi tunai dibatalkan di halaman Kas, dengan alasannya.");
  if (method === STORE_METHOD)
    throw conflict("store_gift", "Sedekah ini bagian dari pencairan toko. Kembalikan dananya bila perlu.");
}

/** Undoes an approval and its consequences. The caller notifies the payer and counts the money against the solo limit. */
export async function takeBackIn(tx: Tx, parts: Deciding, actor: Actor, reference: string, reason: string) {
  const { payment, lines, shares } = await lockWithLines(tx, reference);
  const decision = { as: "staff", by: actor.memberId, reason } as const;
  refuseReversal(payment);
  refuseWithoutTransfer(payment);
  await freeAll(tx, actor, payment, lines, shares);
  const after = await reversePayment(tx, parts.payables, payment.id, decision);
  await audit(tx, actor, "payment.reverse", ["payment", reference], {
    before: { status: payment.status, amount: payment.amount, seen: payment.seen_amount },
    after: { status: after.status, reason, lines: shares.map(({ line_id }) => line_id).join(",") },
  });
  return { after, decision };
}

/** Undoes a wrong approval: the payment is pending again, and its lines are free. */
export async function reverseIn(tx: Tx, parts: Deciding, actor: Actor, reference: string, reason: string) {
  const { after, decision } = await takeBackIn(tx, parts, actor, reference, reason);
  await writeOrTell(tx, parts, await newsOf(tx, parts.payables, after, decision));
  await chargePostedToSoloLimit(tx, actor, `payment:${reference}`);
  return after;
}
