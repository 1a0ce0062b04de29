import {
  FUND_KINDS,
  type FundKind,
  type FundMovement,
  fromJakartaClock,
  jakartaDay,
} from "@barakah/contract";
import { type FundChange, fundChanges } from "../../ledger/index.ts";
import type { Database } from "../../platform/database/database.ts";
import { amilLimits } from "../queries/amil.ts";
import { countUnconfirmed, namesOf } from "../queries/funds.ts";
import { deniedTransfers, waitingTransfers } from "./transfer-queries.ts";

const COLUMNS = ["opening", "received", "amil", "paid_out", "moved", "closing"] as const;

/** Every kind, also those without changes. */
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

/** The asked month, by default the current one, up to today. */
function spanOf(asked: string | undefined) {
  const today = jakartaDay();
  const month = asked ?? today.slice(0, 7);
  const end = beginOf(monthAfter(month));
  const lastDay = jakartaDay(end.getTime() - 1);
  const to = month === today.slice(0, 7) ? today : lastDay;
  return { begin: beginOf(month), end, named: { month, from: `${month}-01`, to } };
}

/** The statement of changes of a month, the limits of its year, and the waiting transfers. */
export async function fundsOfMonth(database: Database, asked: string | undefined) {
  const { begin, end, named } = spanOf(asked);
  const year = Number(named.month.slice(0, 4));
  const { kysely } = database;
  return {
    ...named,
    kinds: byKind(await fundChanges(kysely, begin, end)),
    year,
    limits: await amilLimits(kysely, year),
    waiting: await waitingTransfers(database),
    denied: await deniedTransfers(database),
    unconfirmed: await countUnconfirmed(database),
  };
}

/** The campaigns and funds of one kind, largest balance first. */
export async function accountsOfKind(database: Database, kind: FundKind, asked: string | undefined) {
  const { begin, end, named } = spanOf(asked);
  const own = (await fundChanges(database.kysely, begin, end)).filter((change) => change.kind === kind);
  const names = await namesOf(
    database,
    own.map(({ account }) => account),
  );
  const accounts = own
    .map(({ account, opening, closing }) => ({
      account,
      name: names.get(account) ?? account,
      opening,
      change: closing - opening,
      closing,
    }))
    .toSorted((one, other) => other.closing - one.closing);
  return { ...named, accounts };
}
