import type { Database, Tx } from "../../platform/database/database.ts";
import { type DayTree, treesOf } from "./day-trees.ts";
import { dayAfter, daysBetween, someDaysOn } from "./days.ts";
import { beginSealing, firstDay, lastSeal, type Piece, sealAlone, writeSeals } from "./queries/seals.ts";
import { NO_SEAL, type Seal, sealOf } from "./seal-format.ts";
import { postingsOfDays } from "./sealed-posting-queries.ts";

/** Days per transaction, when catching up. */
const DAYS_AT_ONCE = 100;

const piecesOf = ({ day, pieces }: DayTree): Piece[] =>
  pieces.map((piece, at) => ({ day, piece: at, ...piece }));

async function sealDays(tx: Tx, from: string, through: string, last: Seal | undefined) {
  const seals: Seal[] = [];
  const pieces: Piece[] = [];
  let previous = last?.hash ?? NO_SEAL;
  for await (const tree of treesOf(daysBetween(from, through), postingsOfDays(tx, from, through))) {
    const seal = sealOf({ day: tree.day, postings: tree.postings, root: tree.root, previous });
    previous = seal.hash;
    seals.push(seal);
    pieces.push(...piecesOf(tree));
  }
  await writeSeals(tx, seals, pieces);
}

/** Seals the days after the last seal. False if there are none. */
async function sealSome({ transact }: Database, through: string): Promise<boolean> {
  const from = await transact(async (tx) => {
    await sealAlone(tx);
    const last = await lastSeal(tx);
    const next = last ? dayAfter(last.day) : await firstDay(tx);
    if (next === undefined || next > through) return undefined;
    await beginSealing(tx, next, someDaysOn(next, DAYS_AT_ONCE, through));
    return next;
  });
  if (from === undefined) return false;
  await transact(async (tx) => {
    await sealAlone(tx);
    const last = await lastSeal(tx);
    // Another instance of the app was faster.
    if (last && last.day >= from) return;
    await sealDays(tx, from, someDaysOn(from, DAYS_AT_ONCE, through), last);
  });
  return true;
}

/** Seals every unsealed day up to this one. */
export async function sealThrough(database: Database, day: string) {
  while (await sealSome(database, day));
}
