import type { BodyOf, changePayout, StaffPayout } from "@barakah/contract";
import type { Selectable } from "kysely";
import { namedAccount } from "../../ledger/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { conflict, notFound } from "../../platform/errors.ts";
import { releaseDebitOf } from "../queries/debits.ts";
import { lockPayout, payoutById, updatePayout } from "../queries/payouts.ts";
import { chargePostedToSoloLimit } from "../second-person/treasurer-solo-limit.ts";
import { bookReversal } from "./book-payout.ts";
import { cleanStory } from "./pay-out.ts";
import { refuseFuture } from "./refuse-future-day.ts";
import { checkRecipient } from "./refuse-wrong-recipient.ts";

type Presented = BodyOf<typeof changePayout>;

const missing = () => notFound("Penyaluran dana tidak ditemukan.");

/** Locks a payout. Refuses one that was reversed or returned by the bank. */
export async function standing(tx: Tx, id: number) {
  const payout = await lockPayout(tx, id);
  if (!payout) throw missing();
  if (payout.reversed_at === null) return payout;
  const who = (await payoutById(tx, id))?.reversed?.by;
  throw conflict("already_reversed", `Penyaluran ini sudah dibatalkan oleh ${who}.`);
}

export async function onePayout(database: Database, id: number): Promise<StaffPayout> {
  const payout = await payoutById(database.kysely, id);
  if (!payout) throw missing();
  return payout;
}

/** Old payouts of zakat have no recipient until one is stated; others keep to what their fund allows. */
async function recipientOf(tx: Tx, before: Selectable<Schema["payout"]>, wanted: Presented) {
  const recipient_kind = wanted.recipient_kind ?? before.recipient_kind;
  if (recipient_kind === before.recipient_kind) return recipient_kind;
  return checkRecipient(tx, namedAccount(before.account), { ...before, recipient_kind });
}

/** Changes the text of a payout, never its money. */
export async function correctPayoutTexts(database: Database, actor: Actor, id: number, wanted: Presented) {
  refuseFuture(wanted.paid_on);
  await database.transact(async (tx) => {
    const before = await standing(tx, id);
    const recipient_kind = await recipientOf(tx, before, wanted);
    const after = { ...(await cleanStory(tx, wanted)), recipient_kind };
    const changed = (Object.keys(after) as (keyof Presented)[]).filter(
      (field) => after[field] !== before[field],
    );
    if (changed.length === 0) return;
    await updatePayout(tx, id, after);
    const only = (all: Presented) => Object.fromEntries(changed.map((field) => [field, all[field]]));
    await audit(tx, actor, "payout.change", ["payout", id], { before: only(before), after: only(after) });
  });
  return onePayout(database, id);
}

/** Posts the reversal; the campaign has its money again. */
export async function reverse(database: Database, actor: Actor, id: number, reason: string) {
  await database.transact(async (tx) => {
    const payout = await standing(tx, id);
    await updatePayout(tx, id, {
      reversed_at: new Date().toISOString(),
      reversed_by: actor.memberId,
      reversed_reason: reason,
    });
    await bookReversal(tx, payout.id, reason);
    // Its bank line is open again: that money did leave the bank.
    await releaseDebitOf(tx, id);
    await audit(tx, actor, "payout.reverse", ["payout", id], {
      before: { amount: payout.amount, bank: payout.bank, title: payout.title },
      after: { reason },
    });
    await chargePostedToSoloLimit(tx, actor, `payout:${id}`);
  });
  return onePayout(database, id);
}
