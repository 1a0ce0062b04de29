import { safeStorage } from "../../platform/safe-storage.ts";

const CLOCK = "barakah-jam-pemindai";
const ORDER = "barakah-urutan-pemindai";

interface Measure {
  /** How far the server's clock is ahead of this phone's, in milliseconds. */
  offset: number;
  /** By how much the measure may be wrong: half of the time that the answer took. */
  error: number;
}

export function measured(): Measure | undefined {
  try {
    const known: Measure = JSON.parse(safeStorage().getItem(CLOCK) ?? "");
    return Number.isFinite(known.offset) ? known : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the more exact of two measures, unless they contradict each other: then somebody has set the clock. */
export function measure(serverTime: string, asked: number, answered: number): void {
  const error = Math.max(0, answered - asked) / 2;
  const offset = Math.round(Date.parse(serverTime) - (asked + answered) / 2);
  if (!Number.isFinite(offset)) return;
  const known = measured();
  const isSet = known && Math.abs(known.offset - offset) > known.error + error + 1000;
  if (!known || isSet || error <= known.error)
    safeStorage().setItem(CLOCK, JSON.stringify({ offset, error }));
}

/** The next sequence number of this phone. It grows even if the clock is set back. */
export function nextOrder(): number {
  const storage = safeStorage();
  const next = Number(storage.getItem(ORDER) ?? 0) + 1;
  storage.setItem(ORDER, String(next));
  return next;
}

/** The fields about time that every scan of this phone has. */
export const stamp = () => ({
  at: new Date().toISOString(),
  order: nextOrder(),
  offset: measured()?.offset ?? null,
});
