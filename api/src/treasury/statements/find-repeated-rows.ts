import { createHash } from "node:crypto";
import type { Bank } from "@barakah/contract";
import type { Entry } from "@barakah/contract/treasury/reading/index";
import type { StoredRow } from "../queries/statement-lines.ts";

export const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

type Content = Pick<Entry, "day" | "amount" | "out" | "description">;
const contentOf = (bank: Bank, { day, amount, out, description }: Content) =>
  JSON.stringify([bank, day, out ? -amount : amount, description]);

/** A row of the file that an earlier file brought. */
interface Repeated {
  entry: Entry;
  stored: StoredRow;
  /** Both rows have the same balance. Otherwise only their number on that day says that they are one. */
  sure: boolean;
}

export interface Apart {
  fresh: (Entry & { content_hash: string })[];
  repeated: Repeated[];
}

/** Removes and returns the first that fits. */
function take<T>(from: T[], fits: (one: T) => boolean): T | undefined {
  const at = from.findIndex(fits);
  return at < 0 ? undefined : from.splice(at, 1)[0];
}

/** The stored row that this one repeats: that with the same balance, else one whose balance cannot be compared. */
function repeatedBy(entry: Entry, left: StoredRow[], exact: ReadonlyMap<Entry, StoredRow>) {
  const same = exact.get(entry);
  if (same) return { stored: same, sure: true };
  const stored = take(left, ({ balance }) => balance === null || entry.balance === undefined);
  return stored && { stored, sure: false };
}

function* alikeApart(entries: readonly Entry[], stored: readonly StoredRow[], also: ReadonlySet<number>) {
  const left = [...stored];
  const exact = new Map<Entry, StoredRow>();
  for (const entry of entries) {
    const same = entry.balance !== undefined && take(left, ({ balance }) => balance === entry.balance);
    if (same) exact.set(entry, same);
  }
  for (const entry of entries) {
    const again = also.has(entry.row) && !exact.has(entry) ? undefined : repeatedBy(entry, left, exact);
    yield { entry, again };
  }
}

/**
 * Tells rows of a file from those of earlier files. Rows that look alike are different transfers if their balances differ.
 * Where a balance is missing, a file repeats as many as there are already on that day, and further ones are new. `also`:
 * rows that the treasurer declared to be further ones.
 */
export function tellApart(
  bank: Bank,
  entries: readonly Entry[],
  stored: readonly StoredRow[],
  also: ReadonlySet<number>,
): Apart {
  const storedBy = Map.groupBy(stored, (row) => contentOf(bank, row));
  const apart: Apart = { fresh: [], repeated: [] };
  for (const [content, alike] of Map.groupBy(entries, (entry) => contentOf(bank, entry))) {
    const before = storedBy.get(content) ?? [];
    const hashes = new Set(before.map(({ content_hash }) => content_hash));
    for (const { entry, again } of alikeApart(alike, before, also)) {
      if (again) apart.repeated.push({ entry, ...again });
      else apart.fresh.push({ ...entry, content_hash: freeHash(content, hashes) });
    }
  }
  return apart;
}

/** Rows that look alike are numbered. */
function freeHash(content: string, taken: Set<string>): string {
  let nth = 1;
  while (taken.has(sha256(`${content}#${nth}`))) nth += 1;
  const free = sha256(`${content}#${nth}`);
  taken.add(free);
  return free;
}

/**
 * The repeated rows that a person should look at: their balances are unknown, and one file ends on the day on which the other
 * begins. Then the second file may be about the rest of that day.
 */
export const doubtful = ({ repeated }: Apart, { from, to }: { from: string; to: string }) =>
  repeated.filter(
    ({ sure, entry: { day }, stored: { first_day, last_day } }) =>
      !sure && ((day === from && day === last_day) || (day === to && day === first_day)),
  );
