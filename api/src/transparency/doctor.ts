import { periodName, type ReportFigures, reportFigures } from "@barakah/contract";
import type { Database } from "../platform/database/database.ts";
import { hashOfBody } from "./periods/close-month.ts";
import { type StoredReport, storedReports } from "./queries/closings.ts";
import { type FundChange, fundChanges } from "./queries/fund-changes.ts";
import { isGiven, kindFigures, sumsOf } from "./report/figures.ts";

/** Only the sums, in a fixed order. */
const sumsIn = (figures: Pick<ReportFigures, "given" | "others">) =>
  JSON.stringify(
    [...figures.given, ...figures.others]
      .map(({ kind, opening, received, amil, paid_out, moved, closing }) => [
        kind,
        opening,
        received,
        amil,
        paid_out,
        moved,
        closing,
      ])
      .sort(),
  );

function problemOf({ month, body, hash }: StoredReport, changes: readonly FundChange[]): string[] {
  if (hashOfBody(body) !== hash) return [`laporan ${periodName(month)} yang ditutup diubah`];
  const stored = reportFigures.parse(JSON.parse(body));
  const months = { first: month, last: month };
  const now = kindFigures(changes, months, new Map());
  if (
    sumsIn(stored) !==
    sumsIn({
      given: now.filter((one): one is never => isGiven(one.kind)),
      others: now.filter(({ kind }) => !isGiven(kind)),
    })
  )
    return [`laporan ${periodName(month)} yang ditutup tidak sama dengan buku besar`];
  const { closing } = sumsOf(
    changes.filter(({ kind }) => isGiven(kind)),
    months,
  );
  const out = [...stored.asnaf, ...stored.programmes].reduce((sum, { amount }) => sum + amount, 0);
  return stored.total.closing === closing && out === 0 - stored.total.paid_out
    ? []
    : [`jumlah dalam laporan ${periodName(month)} tidak sama dengan rinciannya`];
}

/** Compares every closed report with the ledger of now, to the rupiah. */
export async function reportProblems({ kysely }: Database): Promise<string[]> {
  const stored = await storedReports(kysely);
  if (stored.length === 0) return [];
  const changes = await fundChanges(kysely);
  return stored.flatMap((report) => problemOf(report, changes));
}
