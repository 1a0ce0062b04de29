import { bank } from "../../ledger/index.ts";
import { writeOrTell } from "../../messages/index.ts";
import { creditPayer, noteInHistory, type Payment, paymentById, tellMissing } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import type { Deciding } from "../verification/decide-payment.ts";

/** A part payment is held for the payer until the rest arrives. */
export const creditPart = (tx: Tx, payment: Payment, came: number, code: string) =>
  creditPayer(tx, payment, came, bank(code), "datang sebagian");

/** The payment keeps its lines and waits for the rest. The payer is told the missing amount if `tell` is set. */
export async function waitForRest(
  tx: Tx,
  parts: Deciding,
  actor: Actor,
  { id }: Payment,
  came: number,
  how: { tell: boolean; note: string | undefined },
) {
  const payment = await paymentById(tx, id);
  const { reference, seen_amount, unseen_amount, amount } = payment;
  const reason = [
    how.note,
    `datang ${rupiah(seen_amount)} dari ${rupiah(amount)}; ${how.tell ? "ditagih" : "menunggu"} ${rupiah(unseen_amount)}`,
  ]
    .filter(Boolean)
    .join("; ");
  await noteInHistory(tx, payment, { as: "staff", by: actor.memberId, reason });
  await audit(tx, actor, "payment.part", ["payment", reference], {
    after: { came, seen: seen_amount, missing: unseen_amount, asked: how.tell },
  });
  if (how.tell) await writeOrTell(tx, parts, await tellMissing(tx, parts.payables, payment));
}
