import { randomUUID } from "node:crypto";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import { conflict, notFound } from "../../platform/errors.ts";
import { insertTransfer, lockTransfer } from "../queries/fund-transfers.ts";
import { alreadyUndone, translateRefusal } from "./refusals.ts";
import { type Moving, tellOthers, written } from "./transfer.ts";
import { holdsEnough } from "./transfer-rules.ts";

/** Only what was moved, and once: who wants it after all asks for it anew. */
function refuseOthers({ state, undoes }: { state: string; undoes: number | null }) {
  if (state !== "approved")
    throw conflict("not_approved", "Pemindahan ini tidak pernah dibukukan, jadi tidak ada yang dibatalkan.");
  if (undoes !== null)
    throw conflict("is_undo", "Ini sendiri sebuah pembatalan. Ajukan pemindahan baru bila tetap diperlukan.");
}

/**
 * The exact opposite of a transfer, to be decided by another one. As a correction it leads back also where no transfer
 * leads by itself: what came into zakat by mistake was never zakat.
 */
export const askToUndo = (parts: Moving, actor: Actor, id: number, reason: string) =>
  translateRefusal(
    parts.database.kysely.transaction().execute(async (tx) => {
      const first = await lockTransfer(tx, id);
      if (!first) throw notFound("Pemindahan ini tidak ditemukan.");
      refuseOthers(first);
      if ((await written(tx, id)).undone) throw alreadyUndone();
      const opposite = {
        from_account: first.to_account,
        to_account: first.from_account,
        amount: first.amount,
      };
      await holdsEnough(tx, opposite);
      const asked = { ...opposite, reason, undoes: id, asked_by: actor.memberId };
      const undoing = await insertTransfer(tx, { ...asked, request_key: `undo:${id}:${randomUUID()}` });
      if (undoing === undefined) throw alreadyUndone();
      const transfer = await written(tx, undoing);
      await audit(tx, actor, {
        action: "fund.undo",
        subject: { kind: "fund_transfer", id: undoing },
        after: { ...opposite, reason, from: transfer.from.name, to: transfer.to.name },
      });
      await tellOthers(tx, parts, actor, transfer);
      return transfer;
    }),
  );
