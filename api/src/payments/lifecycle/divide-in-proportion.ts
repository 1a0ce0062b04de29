import type { Share } from "../queries/shares.ts";

const totalOf = (shares: readonly Share[]) => shares.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Divides an amount among shares in proportion to their amounts. The remainder is taken from the first shares that can
 * give it, so that the sum is exact and no share gives more than it has.
 */
export function divideInProportion(left: readonly Share[], amount: number): Share[] {
  const total = totalOf(left);
  if (amount > total) throw new Error(`${amount} cannot be taken from ${total}`);
  const taken = left.map((share) => ({
    ...share,
    // BigInt: the product of two amounts exceeds exact numbers.
    amount: Number((BigInt(share.amount) * BigInt(amount)) / BigInt(total)),
  }));
  let lacking = amount - totalOf(taken);
  for (const [place, share] of taken.entries()) {
    if (lacking === 0 || share.amount === left[place]?.amount) continue;
    share.amount += 1;
    lacking -= 1;
  }
  return taken.filter((share) => share.amount > 0);
}
