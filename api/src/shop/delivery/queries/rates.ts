import { sql } from "kysely";
import type { Database } from "../../../platform/database/database.ts";
import type { PlaceBook, Rate } from "../providers/provider.ts";

export interface RateKey {
  provider: string;
  from: string;
  to: string;
  grams: number;
}

/** A provider's answer of the last hours. */
export async function keptRates(
  { kysely }: Database,
  key: RateKey,
  hours: number,
): Promise<Rate[] | undefined> {
  const found = await kysely
    .selectFrom("courier_rate")
    .select("rates")
    .where("provider", "=", key.provider)
    .where("from_region", "=", key.from)
    .where("to_region", "=", key.to)
    .where("weight_g", "=", key.grams)
    .where("fetched_at", ">", sql<string>`now() - make_interval(hours => ${hours})`)
    .executeTakeFirst();
  return found?.rates as Rate[] | undefined;
}

export async function keepRates({ kysely }: Database, key: RateKey, rates: Rate[]): Promise<void> {
  const kept = { rates: JSON.stringify(rates), fetched_at: sql<string>`now()` };
  await kysely
    .insertInto("courier_rate")
    .values({
      provider: key.provider,
      from_region: key.from,
      to_region: key.to,
      weight_g: key.grams,
      ...kept,
    })
    .onConflict((clash) =>
      clash.columns(["provider", "from_region", "to_region", "weight_g"]).doUpdateSet(kept),
    )
    .execute();
}

/** The provider's names of our regions. */
export const placeBook = ({ kysely }: Database, provider: string): PlaceBook => ({
  async find(region) {
    const known = await kysely
      .selectFrom("courier_place")
      .select("place")
      .where("provider", "=", provider)
      .where("region", "=", region)
      .executeTakeFirst();
    return known?.place;
  },
  async keep(region, place) {
    await kysely
      .insertInto("courier_place")
      .values({ provider, region, place })
      .onConflict((clash) => clash.columns(["provider", "region"]).doUpdateSet({ place }))
      .execute();
  },
});
