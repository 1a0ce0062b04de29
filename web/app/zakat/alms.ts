/** Alms are offered so that the whole becomes a round sum, or as a sum of their own. */
const ROUND = 50_000;
const SMALL = 25_000;

/** What would make the sum round; where it is already, a small one. */
export const roundingUp = (zakat: number): number => {
  const rest = zakat % ROUND;
  return rest === 0 ? SMALL : ROUND - rest;
};

const LEAST = 1000;

/** Below nisab: two usual sums and what zakat would have been, which somebody may have meant to give. */
export function almsOffers(base: number, rateBp: number): { offers: number[]; kept: number } {
  const kept = Math.ceil((base * rateBp) / 10_000);
  const usual = [50_000, 100_000];
  if (kept < LEAST || usual.includes(kept)) return { offers: [...usual, 200_000], kept: 0 };
  return { offers: [...usual, kept], kept };
}
