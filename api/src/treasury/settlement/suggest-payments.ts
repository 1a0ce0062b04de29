import { type CollectorTerms, feeMost } from "@barakah/contract";

interface Paid {
  amount: number;
  day: string;
}

const sumOf = (payments: readonly Paid[]) => payments.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Suggests the payments of a settlement: a single one of exactly this sum, otherwise consecutive whole days up to the
 * bank's day, oldest first, less at most the agreed fee. Empty if nothing fits.
 */
export function likelyIn<P extends Paid>(
  payments: readonly P[],
  lump: number,
  bankDay: string,
  terms: Pick<CollectorTerms, "rate_bp" | "fixed">,
): P[] {
  const single = payments.find(({ amount }) => amount === lump);
  if (single) return [single];
  const fits = (those: readonly P[]) => {
    const gross = sumOf(those);
    return gross >= lump && gross - lump <= feeMost(terms, gross, those.length);
  };
  const days = [...new Set(payments.map(({ day }) => day))].filter((day) => day <= bankDay).sort();
  for (let last = days.length - 1; last >= 0; last--)
    for (let first = last; first >= 0; first--) {
      const run = new Set(days.slice(first, last + 1));
      const those = payments.filter(({ day }) => run.has(day));
      if (fits(those)) return those;
    }
  return [];
}
