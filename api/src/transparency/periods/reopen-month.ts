import { periodName } from "@barakah/contract";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { holdLedger, lastClosed, markReopened } from "../queries/closings.ts";
import { storedYear } from "../years/year-queries.ts";
import { closingOf } from "./close-month.ts";

/** Only the month that was closed last, and only while its year is open. */
export async function reopenMonth(database: Database, actor: Actor, month: string, reason: string) {
  return database.transact(async (tx) => {
    await holdLedger(tx);
    if ((await lastClosed(tx)) !== month)
      throw conflict(
        "not_last",
        `Hanya bulan yang terakhir ditutup dapat dibuka kembali, bukan ${periodName(month)}.`,
      );
    const year = Number(month.slice(0, 4));
    if (await storedYear(tx, year))
      throw conflict("year_closed", `Tahun ${year} sudah ditutup, jadi bulan-bulannya tidak dibuka lagi.`);
    const before = await closingOf(tx, month);
    await markReopened(tx, month, actor.memberId, reason);
    await audit(tx, actor, "period.reopen", ["period", month], {
      before: { hash: before.hash },
      after: { reason },
    });
    return closingOf(tx, month);
  });
}
