import type { StaffRule } from "@barakah/contract";
import { WATERING_LABEL, ZAKAT_LABEL } from "@barakah/contract/zakat/kinds";
import { rupiah } from "../../platform/format.ts";

type Named = Pick<StaffRule, "kind" | "watering">;

/** 'Pertanian, beririgasi' */
export function ruleName({ kind, watering }: Named): string {
  const name = ZAKAT_LABEL[kind].replace("Zakat ", "");
  const first = name.charAt(0).toUpperCase() + name.slice(1);
  return watering ? `${first}, ${WATERING_LABEL[watering]}` : first;
}

const UNIT = {
  gold_g: "g emas",
  silver_g: "g perak",
  grain_kg: "kg gabah",
  rice_kg: "kg beras",
} as const;

const decimal = (value: number) => value.toLocaleString("id-ID", { maximumFractionDigits: 3 });

/** '85 g emas'; of a nisab fixed in rupiah (income) the amount for a month. */
export const nisabText = ({ nisab_basis, nisab_value }: Pick<StaffRule, "nisab_basis" | "nisab_value">) =>
  nisab_basis === "idr"
    ? rupiah(Math.ceil(nisab_value / 12))
    : `${decimal(nisab_value)} ${UNIT[nisab_basis]}`;

/** What the nisab is worth in rupiah now; of a nisab fixed in rupiah the amount for a year. */
export function nisabNote({ nisab_basis, nisab_value, nisab_now, nisab_rice, kind }: StaffRule): string {
  if (nisab_basis === "idr") return `setahun ${rupiah(nisab_value)}`;
  const worth = nisab_now === null ? "harganya belum ada" : rupiah(nisab_now);
  if (kind === "fitrah") return `${worth} per jiwa`;
  return nisab_rice === null ? worth : `${worth}; ${decimal(nisab_rice)} kg beras`;
}

export const rateText = ({ kind, rate_bp }: Pick<StaffRule, "kind" | "rate_bp">) =>
  kind === "fitrah" ? "–" : `${decimal(rate_bp / 100)} %`;

export const hawlText = ({ kind, hawl }: Pick<StaffRule, "kind" | "hawl">) =>
  kind === "fitrah" ? "musimnya" : hawl ? "haul" : "tanpa haul";
