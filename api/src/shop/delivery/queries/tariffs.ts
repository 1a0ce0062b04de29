import { type Selectable, sql } from "kysely";
import type { Database, Tx } from "../../../platform/database/database.ts";
import type { Schema } from "../../../platform/database/schema.ts";

const COLUMNS = [
  "mode",
  "courier",
  "service",
  "region",
  "first_kg",
  "next_kg",
  "days_min",
  "days_max",
] as const;

/** Without a region it applies everywhere. */
export type TariffRow = Pick<Selectable<Schema["courier_tariff"]>, (typeof COLUMNS)[number]>;

/** Per service, the most specific row for the district. */
export const tariffsTo = (database: Database, region: string): Promise<TariffRow[]> =>
  database.kysely
    .selectFrom("courier_tariff")
    .distinctOn(["mode", "courier", "service"])
    .select(COLUMNS)
    .where(sql<boolean>`region is null or starts_with(${region}::text, region)`)
    .orderBy("mode")
    .orderBy("courier")
    .orderBy("service")
    .orderBy(sql`length(region)`, (order) => order.desc().nullsLast())
    .execute();

export const allTariffs = ({ kysely }: Database) =>
  kysely
    .selectFrom("courier_tariff")
    .leftJoin("region", "region.code", "courier_tariff.region")
    .select(["mode", "courier", "service", "region", "first_kg", "next_kg", "days_min", "days_max"])
    .select(sql<string>`coalesce(region.name, 'Semua wilayah')`.as("region_name"))
    .orderBy("mode")
    .orderBy("courier")
    .orderBy("service")
    .orderBy(sql`coalesce(courier_tariff.region, '')`)
    .execute();

/** Which of these codes are unknown. */
export async function unknownRegions(tx: Tx, codes: string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`select code from unnest(${codes}::text[]) as named (code)
    where not exists (select from region where region.code = named.code)`.execute(tx);
  return rows.map(({ code }) => code);
}

/** Replaces the whole table with the imported file. */
export async function replaceTariffs(tx: Tx, rows: TariffRow[]): Promise<void> {
  await sql`lock table courier_tariff in share row exclusive mode`.execute(tx);
  await tx.deleteFrom("courier_tariff").execute();
  if (rows.length > 0) await tx.insertInto("courier_tariff").values(rows).execute();
}

const isRow = ({
  mode,
  courier,
  service,
  region,
}: Pick<TariffRow, "mode" | "courier" | "service" | "region">) =>
  sql<boolean>`mode = ${mode} and courier = ${courier} and service = ${service} and coalesce(region, '') = ${region ?? ""}`;

type TariffPlace = Pick<TariffRow, "mode" | "courier" | "service" | "region">;

/** In place of the row of the same service to the same place, which is returned. */
export async function writeTariff(tx: Tx, row: TariffRow): Promise<TariffRow | undefined> {
  await sql`lock table courier_tariff in share row exclusive mode`.execute(tx);
  const before = await deleteTariff(tx, row);
  await tx.insertInto("courier_tariff").values(row).execute();
  return before;
}

export const deleteTariff = (tx: Tx, row: TariffPlace): Promise<TariffRow | undefined> =>
  tx.deleteFrom("courier_tariff").where(isRow(row)).returning(COLUMNS).executeTakeFirst();
