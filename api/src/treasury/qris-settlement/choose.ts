import { feeMost } from "@barakah/contract";

interface Paid {
  amount: number;
  day: string;
}

const sumOf = (payments: readonly Paid[]) => payments.reduce((sum, { amount }) => sum + amount, 0);

/** What a lump may be: all of it, or all less a fee. */
const fits = (gross: number, lump: number) => gross >= lump && gross - lump <= feeMost(gross);

/**
 * Which payments a lump seems to be, of those on one account with the oldest first: whole days one after the other, that
 * end on or before the bank's day. A single payment of just this sum comes first. Nothing where no run of days fits.
 */
export function likelyIn<P extends Paid>(payments: readonly P[], lump: number, bankDay: string): P[] {
  const single = payments.find(({ amount }) => amount === lump);
  if (single) return [single];
  const days = [...new Set(payments.map(({ day }) => day))].filter((day) => day <= bankDay).sort();
  for (let last = days.length - 1; last >= 0; last--)
    for (let first = last; first >= 0; first--) {
      const run = new Set(days.slice(first, last + 1));
      const those = payments.filter(({ day }) => run.has(day));
      if (fits(sumOf(those), lump)) return those;
    }
  return [];
}
