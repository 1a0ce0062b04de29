import { tellByMail } from "../../messages/index.ts";
import { newsOf } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { AppError, conflict } from "../../platform/errors.ts";
import { takeBackIn } from "../corrections/reverse.ts";
import { unlinkIn } from "../corrections/unlink-line.ts";
import { leftUs } from "../second-person/moved-alone-queries.ts";
import { chargeSoloLimit } from "../second-person/treasurer-solo-limit.ts";
import type { Deciding } from "../verification/decide-payment.ts";
import { type BatchItem, lockBatch, markUndone } from "./batch-queries.ts";

async function undoOne(tx: Tx, parts: Deciding, actor: Actor, item: BatchItem, reason: string) {
  const { reference, line_id, approved } = item;
  if (!approved) return unlinkIn(tx, actor, reference, line_id, reason);
  const { after, decision } = await takeBackIn(tx, parts, actor, reference, reason);
  await tellByMail(tx, parts, await newsOf(tx, parts.payables, after, decision));
}

/** Undoes all matches of a batch, or none: approved payments wait again, the others are only separated from their lines. */
export const undoBatch = (parts: Deciding, actor: Actor, id: number, reason: string) =>
  parts.database.transact(async (tx) => {
    const items = await lockBatch(tx, id);
    if (!items) throw conflict("already_undone", "Pencocokan ini sudah dibatalkan.");
    const followed = items.filter((item) => item.followed).map(({ reference }) => reference);
    if (followed.length > 0)
      throw conflict(
        "followed",
        `Sesudahnya sudah terjadi sesuatu pada ${followed.join(", ")}. Batalkan satu per satu di halaman pembayarannya.`,
      );
    const moved: [subject: string, amount: number][] = [];
    for (const item of items) {
      const before = await leftUs(tx);
      try {
        await undoOne(tx, parts, actor, item, reason);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        throw conflict(error.code, `${item.reference}: ${error.message}`);
      }
      moved.push([`payment:${item.reference}`, (await leftUs(tx)) - before]);
    }
    await markUndone(tx, id, actor.memberId);
    await audit(tx, actor, "statement.undo_batch", ["statement", id], {
      before: { payments: items.map(({ reference }) => reference).join(", ") },
      after: { reason },
    });
    for (const [subject, amount] of moved) await chargeSoloLimit(tx, actor, subject, amount);
  });
