import type { Watering, ZakatKind } from "./kinds.ts";
import type { Asked } from "./what-counts-as-wealth.ts";

/** The calculator's fields as typed, by name. */
export type Typed = Readonly<Record<string, string | undefined>>;

/** Whole rupiah; undefined if it is not a number. */
export function typedRupiah(text: string | undefined): number | undefined {
  const digits = (text ?? "").replace(/,\d*$/, "").replace(/\D/g, "");
  return digits === "" ? undefined : Number(digits.slice(0, 15));
}

/** '84,99' and '84.99' are the same weight; '1.000' is a thousand, as written in Indonesia. */
export function typedWeight(text: string | undefined): number | undefined {
  const plain = (text ?? "").trim().replace(/\s/g, "");
  const grouped = plain.includes(",") || /^\d{1,3}(\.\d{3})+$/.test(plain);
  const number = grouped ? plain.replace(/\./g, "").replace(",", ".") : plain;
  return /^\d+(\.\d+)?$/.test(number) ? Number(number) : undefined;
}

const typedCount = (text: string | undefined) =>
  /^\d{1,6}$/.test((text ?? "").trim()) ? Number(text) : undefined;

/** Omits empty fields, so that they are reported as missing. */
function given<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}

const owned = (typed: Typed, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, typedRupiah(typed[name])]));

function harvest(typed: Typed) {
  const form = typed.form === "beras" || typed.form === "rupiah" ? typed.form : "gabah";
  return {
    watering: typed.watering as Watering,
    ...(form === "rupiah"
      ? { rupiah: typedRupiah(typed.kilograms) }
      : { form, kilograms: typedWeight(typed.kilograms) }),
  };
}

function fieldsOf(kind: ZakatKind, typed: Typed): object {
  switch (kind) {
    case "penghasilan":
      return { period: typed.period === "year" ? "year" : "month", ...owned(typed, "income", "other") };
    case "maal":
      return owned(typed, "cash", "deposits", "receivables", "debts");
    case "perdagangan":
      return owned(typed, "stock", "cash", "receivables", "debts");
    case "emas":
    case "perak":
      return { grams: typedWeight(typed.grams), karat: typedCount(typed.karat) };
    case "pertanian":
      return harvest(typed);
    case "fitrah":
      return { persons: typedCount(typed.persons), region: typed.region || undefined };
  }
}

/** The request as the API takes it; validation reports missing fields. */
export const askedFrom = (kind: ZakatKind, typed: Typed): Asked =>
  ({ kind, ...given(fieldsOf(kind, typed)) }) as Asked;
