import { stepOf } from "./billed-weight.ts";
import type { DeliveryParts } from "./dependencies.ts";
import { within } from "./providers/ask.ts";
import type { Parcel, Rate } from "./providers/provider.ts";
import { keepRates, keptRates, placeBook } from "./queries/rates.ts";

/** Higher than any real rate: an error in the answer. */
const MOST_RUPIAH = 20_000_000;

const KEPT_HOURS = 24;

const isSound = ({ courier, price, daysMin, daysMax }: Rate) =>
  courier !== "" &&
  Number.isInteger(price) &&
  price > 0 &&
  price <= MOST_RUPIAH &&
  daysMin >= 0 &&
  daysMin <= daysMax &&
  daysMax <= 60;

/** One absurd rate discredits the whole answer: never guess which of them are right. */
const isBelieved = (rates: Rate[]) => rates.length > 0 && rates.every(isSound);

/** The provider's rates, kept for a day; undefined if it does not answer sensibly. */
export async function providerRates(parts: DeliveryParts, parcel: Parcel): Promise<Rate[] | undefined> {
  const { provider, database, log } = parts;
  if (!provider) return undefined;
  const grams = stepOf(parcel.grams);
  const key = { provider: provider.name, from: parcel.from.code, to: parcel.to.code, grams };
  const kept = await keptRates(database, key, KEPT_HOURS);
  if (kept) return kept;
  try {
    const places = placeBook(database, provider.name);
    const rates = await within(parts.timeoutMilliseconds, (signal) =>
      provider.quote({ ...parcel, grams }, places, signal),
    );
    if (!isBelieved(rates)) throw new Error("implausible prices");
    await keepRates(database, key, rates);
    return rates;
  } catch (error) {
    log.warn({ err: error, provider: provider.name }, "no prices from the courier's provider");
    return undefined;
  }
}
