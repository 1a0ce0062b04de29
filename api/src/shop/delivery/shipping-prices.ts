import type { DeliveryMode } from "@barakah/contract";
import type { Selectable } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import { hindering, isTooHeavy } from "./allowed-ways-to-send.ts";
import { billedKilograms } from "./billed-weight.ts";
import type { DeliveryParts } from "./dependencies.ts";
import { noWayToSend } from "./no-way-to-send.ts";
import { priceByTariff } from "./price-by-tariff.ts";
import { providerRates } from "./provider-rates.ts";
import type { Place } from "./providers/provider.ts";
import type { Packed } from "./queries/goods.ts";
import { placeByCode } from "./queries/regions.ts";
import { type TariffRow, tariffsTo } from "./queries/tariffs.ts";

export type Way = Pick<
  Selectable<Schema["courier_quote"]>,
  "mode" | "courier" | "service" | "price" | "days_min" | "days_max" | "provider" | "is_estimate"
>;

export interface Route {
  from: string;
  to: string;
  /** The ways that the seller has. */
  ways: readonly DeliveryMode[];
}

export const gramsOf = (goods: Packed[]): number =>
  goods.reduce((sum, { weight_g, quantity }) => sum + (weight_g ?? 0) * quantity, 0);

const PICKUP: Way = {
  mode: "pickup",
  courier: "Ambil di tempat",
  service: "",
  price: 0,
  days_min: 0,
  days_max: 1,
  provider: "pickup",
  is_estimate: false,
};

const byTariff =
  (kilograms: number, is_estimate: boolean) =>
  ({ mode, courier, service, first_kg, next_kg, days_min, days_max }: TariffRow): Way => ({
    mode,
    courier,
    service,
    price: priceByTariff({ first_kg, next_kg }, kilograms),
    days_min,
    days_max,
    provider: "tariff",
    is_estimate,
  });

async function sentWays(
  parts: DeliveryParts,
  goods: Packed[],
  { to, from, ways }: Omit<Route, "from"> & { from: Place },
): Promise<Way[]> {
  const { tolerance_g } = await parts.settings();
  const there = await placeByCode(parts.database, to);
  if (!there) return [];
  const grams = gramsOf(goods);
  const value = goods.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const rates = hindering(goods, "courier").length
    ? undefined
    : await providerRates(parts, { from, to: there, grams, value });
  const tariffs = await tariffsTo(parts.database, to);
  const priced = byTariff(billedKilograms(grams, tolerance_g), parts.provider !== undefined);
  const couriers = rates
    ? rates.map(
        ({ courier, service, price, daysMin, daysMax }): Way => ({
          ...{ mode: "courier", courier, service, price, days_min: daysMin, days_max: daysMax },
          ...{ provider: parts.provider?.name ?? "", is_estimate: false },
        }),
      )
    : tariffs.filter(({ mode }) => mode === "courier").map(priced);
  const own = tariffs
    .filter(({ mode }) => mode === "store_courier" && ways.includes(mode))
    .map((row) => ({ ...priced(row), is_estimate: false }));
  return [...couriers, ...own];
}

/** The shipping methods that can bring all these goods to a district, cheapest first. Throws if there is none. */
export async function waysTo(parts: DeliveryParts, goods: Packed[], route: Route): Promise<Way[]> {
  const { most_kg: mostKg } = await parts.settings();
  const { ways } = route;
  const tooHeavy = isTooHeavy(gramsOf(goods), mostKg);
  // Without a known origin nothing is shipped: a guess would give wrong prices.
  const from = await placeByCode(parts.database, route.from);
  const sent = tooHeavy || !from ? [] : await sentWays(parts, goods, { ...route, from });
  const found = [...(ways.includes("pickup") ? [PICKUP] : []), ...sent].filter(
    ({ mode }) => hindering(goods, mode).length === 0,
  );
  if (found.length === 0) {
    const reaching = [...new Set(sent.map(({ mode }) => mode))];
    throw noWayToSend(goods, { ways, reaching, originKnown: from !== undefined, tooHeavy, mostKg });
  }
  return found.toSorted((one, other) => one.price - other.price || one.days_max - other.days_max);
}
