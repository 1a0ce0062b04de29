import type { Tx } from "../../api/src/platform/database/database.ts";
import { ago } from "./days.ts";

/** Something that somebody did, or that became of it. */
export interface Deed {
  daysAgo: number;
  act(tx: Tx, at: string): Promise<unknown>;
}

/** The oldest first, as it happened: news, too, come in the order in which they are written down. */
export async function doAll(tx: Tx, deeds: readonly Deed[]) {
  for (const { daysAgo, act } of deeds.toSorted((one, other) => other.daysAgo - one.daysAgo))
    await act(tx, ago(daysAgo));
}
