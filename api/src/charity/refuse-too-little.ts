import { invalid } from "../platform/errors.ts";

/** Compares the chosen amount, without the add-on. */
export async function refuseTooLittle(amount: number, leastGift: () => Promise<number>): Promise<void> {
  const least = await leastGift();
  if (amount < least) throw invalid({ amount: [`Donasi minimal Rp. ${least.toLocaleString("id-ID")}.`] });
}
