/**
 * What of a fee falls on each payment, in proportion, so that they add up exactly. Single rupiah that do not divide are
 * taken from the largest; no payment is eaten up by it.
 */
export function spreadFee(amounts: readonly number[], fee: number): number[] {
  const gross = amounts.reduce((sum, amount) => sum + amount, 0);
  // In whole numbers of any size: the product of two sums of money is beyond what a number holds exactly.
  const parts = amounts.map((amount) => Number((BigInt(amount) * BigInt(fee)) / BigInt(gross)));
  let left = fee - parts.reduce((sum, part) => sum + part, 0);
  const largest = amounts.map((_, place) => place).sort((a, b) => (amounts[b] ?? 0) - (amounts[a] ?? 0));
  for (const place of largest) {
    if (left === 0) break;
    const [amount = 0, part = 0] = [amounts[place], parts[place]];
    if (part + 1 >= amount) continue;
    parts[place] = part + 1;
    left -= 1;
  }
  return parts;
}
