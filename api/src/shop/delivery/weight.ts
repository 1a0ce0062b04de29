/** What is asked and kept of a provider goes by steps of this many grams. */
const STEP = 100;
const KILOGRAM = 1000;

export const stepOf = (grams: number): number => Math.ceil(grams / STEP) * STEP;

/** Kilograms that are paid: rounded up, unless what is above a whole one lies within the tolerance. At least one. */
export const billedKilograms = (grams: number, tolerance: number): number =>
  Math.max(1, Math.ceil((grams - tolerance) / KILOGRAM));
