import { createHash } from "node:crypto";
import type { Closing, ClosingCheckName } from "@barakah/contract";
import type { Actor } from "../../platform/actor.ts";
import { audit } from "../../platform/audit.ts";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import { closings, holdLedger, storeReport } from "../queries/closings.ts";
import { reportOf } from "../report/make-report.ts";
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

export async function closingOf(reader: Reader, month: string): Promise<Closing> {
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
