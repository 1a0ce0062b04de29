/** Zakat is calculated in integers: rupiah as fractions with a denominator, weights in thousandths of a gram or kilogram. */
export const THOUSAND = 1000n;

export const thousandths = (value: number) => BigInt(Math.round(value * 1000));

/** Rounds up to a whole rupiah. */
export const up = (above: bigint, below: bigint) => (above + below - 1n) / below;
