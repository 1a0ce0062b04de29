/** A slow call exceeds both limits: a time, and a multiple of the baseline, because a busy machine slows both calls. */
const SLOW_MS = 1000;
const TIMES_THE_BASELINE = 20;

/**
 * Whether a call was slow by itself. The baseline is the slowest of three plain calls, made right after it under the
 * same load. The slow call is repeated once, in case the cause has passed.
 */
export async function isSlow(took: number, again: () => Promise<number>, plain: () => Promise<number>) {
  if (took < SLOW_MS) return false;
  const baselines = [];
  for (let n = 0; n < 3; n++) baselines.push(await plain());
  const bound = Math.max(SLOW_MS, TIMES_THE_BASELINE * Math.max(...baselines));
  return took > bound && (await again()) > bound;
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
