import type { foreseeSettlement, listCollectors, ResponseOf } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { existing } from "../../platform/errors.ts";
import { lineById } from "../queries/line-shares.ts";
import { balances, collectors, lateSums, owed, settlements } from "./settlement-queries.ts";
import { likelyIn } from "./suggest-payments.ts";

/** For each collector that owes us money: its unsettled payments, with those preselected that the bank line probably settles. */
export async function foresee(
  { kysely }: Database,
  lineId: number,
): Promise<ResponseOf<typeof foreseeSettlement>> {
  const line = existing(await lineById(kysely, lineId), "Baris mutasi tidak ditemukan.");
  const all = await owed(kysely);
  const balanceOf = await balances(kysely);
  const accounts = [];
  for (const { code, account: _account, ...terms } of await collectors(kysely)) {
    const own = all.filter(({ collector }) => collector === code);
    if (own.length === 0) continue;
    const likely = new Set(likelyIn(own, line.unclaimed, line.day, terms).map(({ reference }) => reference));
    accounts.push({
      ...terms,
      account: code,
      balance: balanceOf.get(code) ?? 0,
      payments: own.map((payment) => ({ ...payment, chosen: likely.has(payment.reference) })),
    });
  }
  const { id, bank, day, unclaimed, description } = line;
  return { line: { id, bank, day, unclaimed, description }, accounts };
}

/** For every collector: its terms, what it owes us, which part of that is late, and its settlements. */
export async function readCollectors(database: Database): Promise<ResponseOf<typeof listCollectors>> {
  const all = await owed(database.kysely);
  const late = new Map((await lateSums(database)).map(({ collector, ...sums }) => [collector, sums]));
  const balanceOf = await balances(database.kysely);
  const shown = [];
  for (const { code, account: _account, ...terms } of await collectors(database.kysely))
    shown.push({
      ...terms,
      collector: code,
      balance: balanceOf.get(code) ?? 0,
      late: late.get(code) ?? { count: 0, amount: 0 },
      payments: all.filter(({ collector }) => collector === code),
    });
  return { collectors: shown, settlements: await settlements(database) };
}
