import type { Share } from "../queries/shares.ts";

export const totalOf = (shares: readonly Share[]) => shares.reduce((sum, { amount }) => sum + amount, 0);

/** Rounds down, also below zero. BigInt: the product of two amounts exceeds exact numbers. */
function proportion(share: number, amount: number, total: number): number {
  const product = BigInt(share) * BigInt(amount);
  const whole = product / BigInt(total);
  return Number(product < 0n && whole * BigInt(total) !== product ? whole - 1n : whole);
}

/**
 * Divides an amount among shares in proportion to their amounts; a discount, which is negative, is given back alike. The
 * remainder is taken from the first shares that can give it, so that the sum is exact and no share changes its sign.
 */
export function divideInProportion<S extends Share>(left: readonly S[], amount: number): S[] {
  const total = totalOf(left);
  if (amount > total) throw new Error(`${amount} cannot be taken from ${total}`);
  const taken = left.map((share) => ({
    ...share,
    amount: proportion(share.amount, amount, total),
  }));
  let lacking = amount - totalOf(taken);
  for (const [place, share] of taken.entries()) {
    if (lacking === 0 || share.amount === left[place]?.amount) continue;
    share.amount += 1;
    lacking -= 1;
  }
  return taken.filter((share) => share.amount !== 0);
}
