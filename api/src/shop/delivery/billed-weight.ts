/** Provider rates are requested and cached in steps of this many grams. */
const STEP = 100;
const KILOGRAM = 1000;

export const stepOf = (grams: number): number => Math.ceil(grams / STEP) * STEP;

/** Billed kilograms: rounded up, unless the excess is within the tolerance. At least one. */
export const billedKilograms = (grams: number, tolerance: number): number =>
  Math.max(1, Math.ceil((grams - tolerance) / KILOGRAM));
