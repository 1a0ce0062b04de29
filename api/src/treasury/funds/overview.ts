import { FUND_KINDS, type FundMovement, fromJakartaClock, jakartaDay } from "@barakah/contract";
import { type FundChange, fundChanges } from "../../ledger/index.ts";
import type { Database } from "../../platform/database/database.ts";
import { amilLimits } from "../queries/amil.ts";
import { waitingTransfers } from "../queries/fund-transfers.ts";
import { countUnconfirmed } from "../queries/funds.ts";

const COLUMNS = ["opening", "received", "amil", "paid_out", "moved", "closing"] as const;

/** Every kind, also one that nothing happened to. */
function byKind(changes: readonly FundChange[]): FundMovement[] {
  return FUND_KINDS.map((kind) => {
    const own = changes.filter((change) => change.kind === kind);
    const sums = COLUMNS.map((column) => [column, own.reduce((sum, change) => sum + change[column], 0)]);
    return { kind, ...(Object.fromEntries(sums) as Record<(typeof COLUMNS)[number], number>) };
  });
}

const monthAfter = (month: string) => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
};
const beginOf = (month: string) => fromJakartaClock(`${month}-01T00:00:00`);

/** The funds of one month as a statement of changes, the limits of its year, and what waits for a second person. */
export async function fundsOfMonth(database: Database, asked: string | undefined) {
  const today = jakartaDay();
  const month = asked ?? today.slice(0, 7);
  const end = beginOf(monthAfter(month));
  const lastDay = jakartaDay(end.getTime() - 1);
  const year = Number(month.slice(0, 4));
  const { kysely } = database;
  const [changes, limits, waiting, unconfirmed] = [
    await fundChanges(kysely, beginOf(month), end),
    await amilLimits(kysely, year),
    await waitingTransfers(database),
    await countUnconfirmed(database),
  ];
  return {
    month,
    from: `${month}-01`,
    to: lastDay > today && month === today.slice(0, 7) ? today : lastDay,
    kinds: byKind(changes),
    year,
    limits,
    waiting,
    unconfirmed,
  };
}
