import { secondPerson } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import type { Reader, Tx } from "../../platform/database/database.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import { lockAlone, movedAlone, noteMoved, noteReturned } from "./moved-alone-queries.ts";
import { actsAlone, secondPersonNeeded } from "./second-person-needed.ts";

/**
 * The amount that this person may still move out of the books without a second person. Staff choose the limit; until then it is
 * `SOLO_LIMIT` of the contract.
 */
export async function leftOfSoloLimit(reader: Reader, memberId: number): Promise<number> {
  const { payoutLimit } = await secondPerson(reader);
  return Math.max(0, payoutLimit - (await movedAlone(reader, memberId)));
}

/**
 * Decides whether a second person is needed: counts money that leaves the books against the actor's limit of 24 hours, and
 * refuses above it. A negative amount came back and counts only for the same subject. Call it last in the transaction:
 * it waits for concurrent actions of the same person. `counts`: why it counts, where that needs saying.
 */
export async function chargeSoloLimit(
  tx: Tx,
  actor: Actor,
  subject: string,
  amount: number,
  counts = "",
): Promise<void> {
  if (amount === 0 || !(await actsAlone(tx, actor))) return;
  if (amount > 0) await lockAlone(tx, actor.memberId);
  const before = amount > 0 ? await movedAlone(tx, actor.memberId) : 0;
  await noteMoved(tx, actor.memberId, subject, amount);
  if (amount < 0) return;
  const { payoutLimit } = await secondPerson(tx);
  // Undoing a mistake moves nothing out.
  const now = await movedAlone(tx, actor.memberId);
  if (now <= Math.max(payoutLimit, before)) return;
  const left = Math.max(0, payoutLimit - before);
  throw secondPersonNeeded(
    `${counts} Satu orang mengeluarkan paling banyak ${rupiah(payoutLimit)} dalam 24 jam; bagianmu masih ${rupiah(left)}.`.trim(),
    left,
  );
}

/** The same for what this transaction has posted so far. */
export async function chargePostedToSoloLimit(tx: Tx, actor: Actor, subject: string): Promise<void> {
  if (actor.confirms) return;
  const { out, noted } = await noteReturned(tx, actor.memberId, subject);
  if (!noted) await chargeSoloLimit(tx, actor, subject, out);
}
