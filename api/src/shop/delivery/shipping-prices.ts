import type { DeliveryMode } from "@barakah/contract";
import type { Selectable } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";
import { conflict } from "../../platform/errors.ts";
import { billedKilograms } from "./billed-weight.ts";
import type { DeliveryParts } from "./dependencies.ts";
import { providerRates } from "./provider-rates.ts";
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
  /** Whether our own courier may bring the goods: it brings only our own, not those of members' stores. */
  ownCourier: boolean;
  /** Whether the goods can be fetched. */
  pickup: boolean;
}

export const gramsOf = (goods: Packed[]): number =>
  goods.reduce((sum, { weight_g, quantity }) => sum + (weight_g ?? 0) * quantity, 0);

const ALLOWED = { courier: "sent_by_courier", store_courier: "sent_by_store", pickup: "picked_up" } as const;

/** The goods that cannot be sent this way: the product does not allow it, or its weight is not known. */
export const hindering = (goods: Packed[], mode: DeliveryMode): Packed[] =>
  goods.filter((one) => !one[ALLOWED[mode]] || (mode !== "pickup" && one.weight_g === null));

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
    price: first_kg + next_kg * (kilograms - 1),
    days_min,
    days_max,
    provider: "tariff",
    is_estimate,
  });

async function sentWays(
  parts: DeliveryParts,
  goods: Packed[],
  { to, from: origin, ownCourier }: Route,
): Promise<Way[]> {
  const { tolerance_g } = await parts.settings();
  const [from, there] = [await placeByCode(parts.database, origin), await placeByCode(parts.database, to)];
  // Without a known origin and destination nothing is shipped: a guess would give wrong prices.
  if (!from || !there) return [];
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
    .filter(({ mode }) => ownCourier && mode === "store_courier")
    .map((row) => ({ ...priced(row), is_estimate: false }));
  return [...couriers, ...own];
}

/** Why there is no shipping method. */
function noWay(goods: Packed[], tooHeavy: boolean, mostKg: number) {
  if (tooHeavy)
    return conflict(
      "too_heavy",
      `Belanjaan ini lebih dari ${mostKg} kg, terlalu berat untuk satu kiriman. Bagi menjadi beberapa pesanan.`,
    );
  const [stuck] = [...hindering(goods, "courier"), ...goods];
  return conflict(
    "not_delivered_there",
    `${stuck?.title ?? "Belanjaan ini"} belum dapat dikirim ke alamat itu. Pilih alamat lain, atau keluarkan dari keranjang.`,
  );
}

/** The shipping methods that can bring all these goods to a district, cheapest first. Throws if there is none. */
export async function waysTo(parts: DeliveryParts, goods: Packed[], route: Route): Promise<Way[]> {
  const { most_kg } = await parts.settings();
  const tooHeavy = gramsOf(goods) > most_kg * 1000;
  const sent = tooHeavy ? [] : await sentWays(parts, goods, route);
  const ways = [...(route.pickup ? [PICKUP] : []), ...sent].filter(
    ({ mode }) => hindering(goods, mode).length === 0,
  );
  if (ways.length === 0) throw noWay(goods, tooHeavy, most_kg);
  return ways.toSorted((one, other) => one.price - other.price || one.days_max - other.days_max);
}
