import type { Tx } from "../../api/src/platform/database/database.ts";
import { ago } from "./days.ts";

/** A dated action. */
export interface Deed {
  daysAgo: number;
  act(tx: Tx, at: string): Promise<unknown>;
}

/** In chronological order, because notifications are ordered by insertion. */
export async function doAll(tx: Tx, deeds: readonly Deed[]) {
  for (const { daysAgo, act } of deeds.toSorted((one, other) => other.daysAgo - one.daysAgo))
    await act(tx, ago(daysAgo));
}
