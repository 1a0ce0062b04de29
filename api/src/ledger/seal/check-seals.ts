import { longDay } from "@barakah/contract/platform/day-words";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import { type DayTree, treesOf } from "./day-trees.ts";
import { dayAfter, dayBefore, daysBetween } from "./days.ts";
import { piecesOn, sealOn, sealsFrom } from "./queries/seals.ts";
import { NO_SEAL, type Seal, sealOf } from "./seal-format.ts";
import { postingsOfDays } from "./sealed-posting-queries.ts";

/** More than fifty years. */
const NIGHTS_MOST = 20_000;

/** Whether the seals from a day on are chained, and the last day. Does not check the ledger itself: the doctor does. */
export async function chainFrom(reader: Reader, day: string): Promise<{ unbroken: boolean; last: string }> {
  const [first, ...later] = await sealsFrom(reader, day, NIGHTS_MOST);
  return { unbroken: chainProblems(later, first).length === 0, last: later.at(-1)?.day ?? day };
}

const DAYS_AT_ONCE = 100;

/** Breaks in the chain of seals, independent of the ledger. */
export function chainProblems(seals: readonly Seal[], before: Seal | undefined): string[] {
  return seals.flatMap((seal, at) => {
    const previous = at === 0 ? before : seals[at - 1];
    const gap = previous && dayAfter(previous.day) !== seal.day;
    if (gap) return [`segel ${longDay(previous.day)} dan ${longDay(seal.day)} tidak bersambung`];
    if (seal.previous !== (previous?.hash ?? NO_SEAL))
      return [`rantai segel putus pada ${longDay(seal.day)}`];
    return sealOf(seal).hash === seal.hash ? [] : [`segel ${longDay(seal.day)} diubah`];
  });
}

async function ledgerProblem(tx: Tx, seal: Seal, tree: DayTree): Promise<string[]> {
  if (seal.root !== tree.root || seal.postings !== tree.postings)
    return [`buku besar ${longDay(seal.day)} diubah sesudah disegel`];
  const pieces = (await piecesOn(tx, seal.day)).map(({ root }) => root).join();
  return pieces === tree.pieces.map(({ root }) => root).join()
    ? []
    : [`potongan segel ${longDay(seal.day)} diubah`];
}

async function someProblems(tx: Tx, seals: readonly Seal[], before: Seal | undefined): Promise<string[]> {
  const found = chainProblems(seals, before);
  const [first, last] = [seals[0]?.day ?? "", seals.at(-1)?.day ?? ""];
  const bySeal = new Map(seals.map((seal) => [seal.day, seal]));
  for await (const tree of treesOf(daysBetween(first, last), postingsOfDays(tx, first, last))) {
    const seal = bySeal.get(tree.day);
    if (seal) found.push(...(await ledgerProblem(tx, seal, tree)));
  }
  return found;
}

/** Recomputes the seals, to find the day of any posting changed, added or removed by force. `from` limits it to newer ones. */
export async function sealProblems({ kysely, transact }: Database, from?: string): Promise<string[]> {
  const found: string[] = [];
  let before = from === undefined ? undefined : await sealOn(kysely, dayBefore(from));
  for (;;) {
    const seals = await sealsFrom(kysely, before ? dayAfter(before.day) : "0001-01-01", DAYS_AT_ONCE);
    if (seals.length === 0) return found;
    const previous = before;
    found.push(...(await transact((tx) => someProblems(tx, seals, previous))));
    before = seals.at(-1);
  }
}
