import { longDay } from "@barakah/contract/platform/day-words";
import { noteInHistory } from "../../payments/index.ts";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { chargePostedToSoloLimit } from "../second-person/treasurer-solo-limit.ts";
import { freeShare, lockWithLines } from "./free-lines.ts";

/** Takes a line from a payment. The payment's status does not change. */
export async function unlinkIn(tx: Tx, actor: Actor, reference: string, lineId: number, reason: string) {
  const { payment, lines, shares } = await lockWithLines(tx, reference);
  const [line, share] = [lines.find(({ id }) => id === lineId), shares.find((one) => one.line_id === lineId)];
  if (!line || !share)
    throw conflict("not_linked", "Baris mutasi ini tidak (lagi) dikaitkan dengan pembayaran ini.");
  const after = await freeShare(tx, actor, payment.id, line, share);
  await noteInHistory(tx, after, {
    as: "staff",
    by: actor.memberId,
    reason: `baris mutasi ${longDay(line.day)} dilepas: ${reason}`,
  });
  await audit(tx, actor, "payment.unlink", ["payment", reference], {
    before: { line: lineId, amount: share.amount },
    after: { seen: after.seen_amount, reason },
  });
  await chargePostedToSoloLimit(tx, actor, `payment:${reference}`);
  return after;
}
