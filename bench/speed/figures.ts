export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  if (low === undefined || high === undefined) throw new Error("no figures, no median");
  return (low + high) / 2;
}

/** At most a twentieth of the numbers is larger. */
export function percentile95(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  const found = sorted[Math.ceil(sorted.length * 0.95) - 1];
  if (found === undefined) throw new Error("no figures, no percentile");
  return found;
}

/** The allowed growth of cost, if it grows with the logarithm of the rows. */
export function logGrowth(fewer: number, more: number): number {
  return Math.log(more) / Math.log(fewer);
}
