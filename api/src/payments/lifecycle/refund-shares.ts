import type { Share } from "../queries/shares.ts";

const totalOf = (shares: readonly Share[]) => shares.reduce((sum, { amount }) => sum + amount, 0);

/**
 * What a refund takes from each share, of what is left of them. In proportion, because whoever pays back names a sum and
 * not a thing: nobody who shares in a payment is preferred. Single rupiah that do not divide are taken from the first
 * shares that have them, so that it adds up exactly and no share ever gives more than it has.
 */
export function refundShares(left: readonly Share[], amount: number): Share[] {
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
