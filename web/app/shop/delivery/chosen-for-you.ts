import type { ShippingOption } from "@barakah/contract";
import { arrivalDays } from "./arrival.ts";

/** A parcel that comes within so many days is soon enough: the cheapest of those is chosen. */
const SOON_DAYS = 3;

const cheapest = (ways: readonly ShippingOption[]): ShippingOption | undefined =>
  ways.reduce<ShippingOption | undefined>(
    (best, way) =>
      !best || way.price < best.price || (way.price === best.price && way.days_max < best.days_max)
        ? way
        : best,
    undefined,
  );

const sent = (ways: readonly ShippingOption[]) => ways.filter(({ mode }) => mode !== "pickup");
const soon = (ways: readonly ShippingOption[]) => ways.filter(({ days_max }) => days_max <= SOON_DAYS);

/** The preselected shipping method of a store. It is never pick-up, which the buyer must choose. */
export const wayFor = (ways: readonly ShippingOption[]): ShippingOption | undefined =>
  cheapest(soon(sent(ways))) ?? cheapest(sent(ways));

/** Why this method was preselected, and how much later a cheaper one arrives. Undefined for any other method. */
export function reasonFor(
  way: ShippingOption,
  ways: readonly ShippingOption[],
  now: number,
): string | undefined {
  if (way !== wayFor(ways)) return undefined;
  if (sent(ways).length < 2) return "Satu-satunya kurir ke alamat ini.";
  if (way.days_max > SOON_DAYS) return `Termurah. Tidak ada yang tiba dalam ${SOON_DAYS} hari.`;
  const cheaper = cheapest(sent(ways).filter(({ price }) => price < way.price));
  const why = `Termurah yang tiba dalam ${SOON_DAYS} hari.`;
  if (!cheaper) return why;
  return `${why} ${cheaper.courier} lebih murah, tetapi tiba ${arrivalDays(cheaper.days_min, cheaper.days_max, now)}.`;
}
