/**
 * Divides a fee among payments in proportion, to the exact rupiah. The remainder is taken from the largest; no
 * payment falls to zero.
 */
export function spreadFee(amounts: readonly number[], fee: number): number[] {
  const gross = amounts.reduce((sum, amount) => sum + amount, 0);
  // BigInt: the product of two amounts exceeds exact numbers.
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
