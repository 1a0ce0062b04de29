import { createHash } from "node:crypto";
import { type Closing, type ClosingCheckName, periodName } from "@barakah/contract";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { closings, holdLedger, lastClosed, markReopened, storeReport } from "../queries/closings.ts";
import { reportOf } from "../report/make-report.ts";
import { storedYear } from "../years/year-queries.ts";
import { refuseUnready } from "./may-close-month.ts";
import { nextToClose, notNext } from "./next-month-to-close.ts";

export const hashOfBody = (body: string) => createHash("sha256").update(body).digest("hex");

/** Creates and stores the report. Later postings dated into the month count in the next one. */
export async function storeMonth(tx: Tx, month: string, closedBy: number): Promise<string> {
  await holdLedger(tx);
  const body = JSON.stringify(await reportOf(tx, month));
  const hash = hashOfBody(body);
  await storeReport(tx, { month, body, hash, closedBy });
  return hash;
}

async function closingOf(reader: Reader, month: string): Promise<Closing> {
  const found = (await closings(reader)).find((closing) => closing.month === month);
  if (!found) throw new Error(`${month} was never closed`);
  return found;
}

export async function closeMonth(
  database: Database,
  actor: Actor,
  month: string,
  seen: readonly ClosingCheckName[],
) {
  if ((await nextToClose(database.kysely)) !== month) throw notNext(month);
  const warnings = await refuseUnready(database, month, seen);
  return database.transact(async (tx) => {
    await holdLedger(tx);
    // It may have been closed meanwhile.
    if ((await nextToClose(tx)) !== month) throw notNext(month);
    const hash = await storeMonth(tx, month, actor.memberId);
    await audit(tx, actor, "period.close", ["period", month], { after: { hash, warnings } });
    return closingOf(tx, month);
  });
}

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
