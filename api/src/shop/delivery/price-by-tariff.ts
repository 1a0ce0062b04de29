import type { TariffRow } from "./queries/tariffs.ts";

/** By our own tariff: the first kilogram, and each further one. `kilograms`: as billed, so at least one. */
export const priceByTariff = (
  { first_kg, next_kg }: Pick<TariffRow, "first_kg" | "next_kg">,
  kilograms: number,
): number => first_kg + next_kg * (kilograms - 1);
