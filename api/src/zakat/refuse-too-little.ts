import { invalid } from "../platform/errors.ts";
import { rupiah } from "../platform/text/rupiah.ts";

/** The least gift is also the least payment of zakat. Compares the sum of all items. */
export async function refuseTooLittle(
  items: readonly { amount: number }[],
  leastGift: () => Promise<number>,
): Promise<void> {
  const least = await leastGift();
  if (items.reduce((sum, { amount }) => sum + amount, 0) < least)
    throw invalid({ items: [`Minimal ${rupiah(least)}.`] });
}
