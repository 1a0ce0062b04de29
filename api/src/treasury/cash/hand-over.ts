import type { BodyOf, handCashOver } from "@barakah/contract";
import { balanceOf, bank, bookedOn, cash, post, postReversal } from "../../ledger/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { conflict, existing } from "../../platform/errors.ts";
import { rupiah } from "../../platform/text/rupiah.ts";
import {
  handoverById,
  handoverByKey,
  insertHandover,
  joinLine,
  markReversed,
  type StoredHandover,
} from "../queries/cash.ts";
import { lockLines, settleLine } from "../queries/line-shares.ts";
import { takeLine } from "../statements/take-line.ts";
import { lockedBox } from "./edit-boxes.ts";
import { refuseFuture } from "./record-gift.ts";

type Wanted = BodyOf<typeof handCashOver>;

const eventOf = (id: number) => `cash:${id}`;

async function refuseMore(tx: Tx, { box, amount }: Wanted, name: string) {
  const held = await balanceOf(tx, cash(box));
  if (amount <= held) return;
  throw conflict("not_enough", `Di ${name} tinggal ${rupiah(held)}.`, {
    field: "amount",
    facts: { amount: held },
  });
}

/** Refuses an idempotency key that was used for another handover. */
function refuseOther({ box, bank: to, amount }: StoredHandover, wanted: Wanted) {
  if (box !== wanted.box || to !== wanted.bank || amount !== wanted.amount)
    throw conflict("key_reused", `Setoran ini sudah dicatat sebesar ${rupiah(amount)}. Lihat daftarnya.`);
}

/** Cash is carried to a bank: never more than the box holds, once per idempotency key. */
export const handOver = ({ transact }: Database, actor: Actor, wanted: Wanted, request_key: string) =>
  transact(async (tx) => {
    refuseFuture(wanted.day);
    const { name } = await lockedBox(tx, wanted.box);
    const earlier = await handoverByKey(tx, request_key);
    if (earlier) return refuseOther(earlier, wanted);
    await refuseMore(tx, wanted, name);
    const id = await insertHandover(tx, { ...wanted, request_key, created_by: actor.memberId });
    if (id === undefined) return;
    await post(tx, {
      event: eventOf(id),
      description: `Setoran dari ${name}`,
      at: await bookedOn(tx, wanted.day),
      legs: [
        { account: bank(wanted.bank), amount: wanted.amount },
        { account: cash(wanted.box), amount: -wanted.amount },
      ],
    });
    await audit(tx, actor, "cash.hand_over", ["cash_handover", id], {
      after: { box: name, bank: wanted.bank, amount: wanted.amount, day: wanted.day },
    });
  });

/** Locks the cash box, as every change of cash does. */
async function standing(tx: Tx, id: number): Promise<StoredHandover> {
  const found = existing(await handoverById(tx, id), "Setoran kas tidak ditemukan.");
  await lockedBox(tx, found.box);
  const now = (await handoverById(tx, id)) ?? found;
  if (now.reversed_at !== null) throw conflict("already_reversed", "Setoran ini sudah dibatalkan.");
  return now;
}

/** A bank line shows this handover; the line is matched. */
export const showHandover = ({ transact }: Database, actor: Actor, id: number, lineId: number) =>
  transact(async (tx) => {
    const handover = await standing(tx, id);
    if (handover.line_id !== null)
      throw conflict("already_seen", "Setoran ini sudah ditunjukkan oleh baris mutasi lain.");
    const { bank: to, amount } = handover;
    await takeLine(tx, actor, lineId, { name: "Setoran kas", bank: to, amount });
    await joinLine(tx, id, lineId);
    await audit(tx, actor, "cash.show", ["cash_handover", id], { after: { line: lineId, amount } });
  });

/** Undoes a handover: the cash returns to its box, and its bank line is open again. */
export const undoHandover = ({ transact }: Database, actor: Actor, id: number, reason: string) =>
  transact(async (tx) => {
    const { line_id, amount, box } = await standing(tx, id);
    if (line_id !== null) {
      await lockLines(tx, [line_id]);
      await settleLine(tx, line_id, { state: "open", unclaimed: amount }, actor.memberId);
    }
    await postReversal(tx, eventOf(id), {
      event: `${eventOf(id)}:reversed`,
      description: `Setoran kas dibatalkan: ${reason}`,
    });
    await markReversed(tx, id, actor.memberId, reason);
    await audit(tx, actor, "cash.take_back", ["cash_handover", id], {
      before: { amount, box, ...(line_id !== null && { line: line_id }) },
      after: { reason },
    });
  });
