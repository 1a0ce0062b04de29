/** Longer than this nobody should wait, and so much longer than a plain answer at the same moment that the machine is not to blame. */
const SLOW_MS = 1000;
const TIMES_THE_YARDSTICK = 20;

/**
 * Whether an answer was slow of itself, by the milliseconds that it took and that two other calls take. The yardstick is something plain, done at once three times: whatever keeps the
 * machine busy keeps it busy too. The slow call is made once more, for what it met may have passed.
 */
export async function isSlow(took: number, again: () => Promise<number>, plain: () => Promise<number>) {
  if (took < SLOW_MS) return false;
  const yardsticks = [];
  for (let n = 0; n < 3; n++) yardsticks.push(await plain());
  const bound = Math.max(SLOW_MS, TIMES_THE_YARDSTICK * Math.max(...yardsticks));
  return took > bound && (await again()) > bound;
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
