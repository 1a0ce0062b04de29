import type { Share } from "../queries/line-shares.ts";

/** Divides lines among payments in order; returns the shares and the rest of each line. */
export function sharesOf(
  lines: readonly { id: number; unclaimed: number }[],
  payments: readonly { id: string; amount: number }[],
) {
  const left = new Map(lines.map(({ id, unclaimed }) => [id, unclaimed]));
  const shares: Share[] = [];
  for (const payment of payments) {
    let owed = payment.amount;
    for (const { id } of lines) {
      const free = left.get(id) ?? 0;
      const amount = Math.min(owed, free);
      if (amount === 0) continue;
      shares.push({ line_id: id, payment_id: payment.id, amount });
      left.set(id, free - amount);
      owed -= amount;
    }
  }
  return { shares, left };
}
