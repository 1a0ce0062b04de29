import { invalid } from "../platform/errors.ts";
import { rupiah } from "../platform/text/rupiah.ts";

/** The least gift is also the least amount of a pledge. A change may leave the amount as it is. */
export async function refuseTooLittle(
  amount: number | undefined,
  leastGift: () => Promise<number>,
): Promise<void> {
  const least = await leastGift();
  if (amount !== undefined && amount < least) throw invalid({ amount: [`Minimal ${rupiah(least)}.`] });
}
