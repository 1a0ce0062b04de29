import { createHash } from "node:crypto";
import { type Closing, type ClosingCheckName, jakartaDay, monthsLater, periodName } from "@barakah/contract";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import {
  closings,
  firstMonth,
  holdLedger,
  lastClosed,
  markReopened,
  storeReport,
} from "../queries/closings.ts";
import { reportOf } from "../report/make-report.ts";
import { storedYear } from "../years/year-queries.ts";
import { checksOf } from "./closing-checks.ts";

export const thisMonth = () => jakartaDay().slice(0, 7);

/** The month after the last closed one; for the first closing, the month that ended last. */
export async function nextToClose(reader: Reader): Promise<string | undefined> {
  const last = await lastClosed(reader);
  if (last !== undefined) return monthsLater(last, 1) < thisMonth() ? monthsLater(last, 1) : undefined;
  const [began, ended] = [await firstMonth(reader), monthsLater(thisMonth(), -1)];
  return began !== undefined && began <= ended ? ended : undefined;
}

export const hashOfBody = (body: string) => createHash("sha256").update(body).digest("hex");

/** Creates and stores the report. Later postings dated into the month count in the next one. */
export async function storeMonth(
  tx: Tx,
  month: string,
  closedBy: number,
  closedAt?: string,
): Promise<string> {
  await holdLedger(tx);
  const body = JSON.stringify(await reportOf(tx, month));
  const hash = hashOfBody(body);
  await storeReport(tx, { month, body, hash, closedBy, ...(closedAt && { closedAt }) });
  return hash;
}

async function closingOf(reader: Reader, month: string): Promise<Closing> {
  const found = (await closings(reader)).find((closing) => closing.month === month);
  if (!found) throw new Error(`${month} was never closed`);
  return found;
}

const notNext = (month: string) =>
  conflict(
    "not_next",
    `${periodName(month)} bukan bulan yang dapat ditutup sekarang. Muat ulang halaman ini.`,
  );

/** Refuses failed checks; returns the acknowledged warnings. */
async function refuseUnready(database: Database, month: string, seen: readonly ClosingCheckName[]) {
  const checks = await checksOf(database, month);
  const [stopped] = checks.filter(({ verdict }) => verdict === "stop");
  if (stopped) throw conflict("not_ready", `${periodName(month)} belum dapat ditutup: ${stopped.title}.`);
  const warned = checks.filter(({ verdict }) => verdict === "warn");
  const [unseen] = warned.filter(({ name }) => !seen.includes(name));
  if (unseen) throw conflict("warned", `Baca dahulu peringatannya: ${unseen.title}.`);
  return warned.map(({ title }) => title);
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
