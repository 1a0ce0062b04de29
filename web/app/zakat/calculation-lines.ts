import { longDay } from "@barakah/contract/platform/day-words";
import type { Asked } from "@barakah/contract/zakat/what-counts-as-wealth";
import type { Reckoned } from "@barakah/contract/zakat/zakat-due";
import { rupiah, wholeNumber } from "../platform/format.ts";
import { decimal, rateText, sourceText } from "./rule-text.ts";

/** One line of the calculation. */
export interface CalculationLine {
  name: string;
  value: string;
  note?: string;
  /** `sum` draws a line above it; `yes` marks the line that decided. */
  look?: "sum" | "yes";
}

const plus = (amount: number | undefined) => `${amount ? "+ " : ""}${rupiah(amount ?? 0)}`;
const minus = (amount: number | undefined) => `${amount ? "− " : ""}${rupiah(amount ?? 0)}`;

const priceLine = (name: string, { price }: Reckoned): CalculationLine[] =>
  price
    ? [
        {
          name,
          value: rupiah(price.price),
          note: `${price.source}, ${longDay(price.valid_from)}${price.region ? `, ${price.region}` : ""}.`,
        },
      ]
    : [];

type Of<Kind extends Asked["kind"]> = Extract<Asked, { kind: Kind }>;

const metal = ({ kind, grams, karat = 24 }: Of<"emas" | "perak">, result: Reckoned): CalculationLine[] => [
  { name: kind === "emas" ? "Berat emas" : "Berat perak", value: `${decimal(grams)} gram` },
  ...(karat === 24
    ? []
    : [
        {
          name: "Emas murninya",
          value: `${decimal((grams * karat) / 24)} gram`,
          note: `${karat} dari 24 karat.`,
        },
      ]),
  ...priceLine(kind === "emas" ? "Harga emas murni per gram" : "Harga perak per gram", result),
];

function harvest(asked: Of<"pertanian">, result: Reckoned): CalculationLine[] {
  if (asked.rupiah !== undefined) return [{ name: "Nilai panen", value: rupiah(asked.rupiah) }];
  const form = asked.form === "beras" ? "beras" : "gabah";
  return [
    { name: `Hasil panen, ${form}`, value: `${decimal(asked.kilograms ?? 0)} kg` },
    ...priceLine(`Harga ${form} per kg`, result),
  ];
}

function inputLines(asked: Asked, result: Reckoned): CalculationLine[] {
  switch (asked.kind) {
    case "penghasilan":
      return [
        {
          name: `Penghasilan ${asked.period === "year" ? "setahun" : "sebulan"}`,
          value: rupiah(asked.income),
        },
        { name: "Penghasilan lain", value: plus(asked.other) },
      ];
    case "maal":
      return [
        { name: "Uang simpanan", value: rupiah(asked.cash) },
        { name: "Deposito dan investasi", value: plus(asked.deposits) },
        { name: "Piutang", value: plus(asked.receivables) },
        { name: "Utang jatuh tempo", value: minus(asked.debts) },
      ];
    case "perdagangan":
      return [
        { name: "Stok barang", value: rupiah(asked.stock) },
        { name: "Kas usaha", value: plus(asked.cash) },
        { name: "Piutang usaha", value: plus(asked.receivables) },
        { name: "Utang jangka pendek", value: minus(asked.debts) },
      ];
    case "emas":
    case "perak":
      return metal(asked, result);
    case "pertanian":
      return harvest(asked, result);
    case "fitrah":
      return [
        { name: "Jumlah jiwa", value: wholeNumber(asked.persons) },
        {
          name: "Beras per jiwa",
          value: `${decimal(result.rule.nisab_value)} kg`,
          note: sourceText(result.rule),
        },
        ...priceLine("Harga beras per kg", result),
      ];
  }
}

const UNITS = { gold_g: "gram emas murni", silver_g: "gram perak", grain_kg: "kg gabah" } as const;

function nisabNote(asked: Asked, { rule, price }: Reckoned): string {
  const { nisab_basis } = rule;
  if (nisab_basis === "idr" || nisab_basis === "rice_kg") return sourceText(rule);
  const rice = asked.kind === "pertanian" && asked.form === "beras" && rule.nisab_rice !== null;
  const weight = rice
    ? `${decimal(rule.nisab_rice ?? 0)} kg beras`
    : `${decimal(rule.nisab_value)} ${UNITS[nisab_basis]}`;
  const at = price ? ` × ${rupiah(price.price)} (${price.source}, ${longDay(price.valid_from)})` : "";
  return `${weight}${at}. ${sourceText(rule)}`;
}

const nisabName = (asked: Asked) =>
  asked.kind === "penghasilan" ? `Nisab ${asked.period === "year" ? "setahun" : "sebulan"}` : "Nisab";

const baseNote = (kind: Asked["kind"]) =>
  kind === "penghasilan" ? { note: "Kebutuhan hidup tidak dikurangkan." } : {};

const zakatLine = (asked: Asked, { zakat, base, rate_bp }: Reckoned): CalculationLine => ({
  name: "Zakat",
  value: rupiah(zakat),
  look: "sum",
  note:
    asked.kind === "fitrah"
      ? "Jiwa × beras × harga. Bila ada pecahan, dibulatkan ke atas."
      : `${rupiah(base)} × ${rateText(rate_bp)}. Bila ada pecahan, dibulatkan ke atas.`,
});

function resultLines(asked: Asked, result: Reckoned): CalculationLine[] {
  const { due, base, nisab, rate_bp } = result;
  const reached: CalculationLine = due
    ? { name: "Sudah mencapai nisab?", value: "Ya, wajib", look: "yes" }
    : { name: "Sudah mencapai nisab?", value: "Belum", note: `Kurang ${rupiah(nisab - base)}.` };
  const lines = [
    { name: "Dasar hitung", value: rupiah(base), look: "sum", ...baseNote(asked.kind) } as const,
    { name: nisabName(asked), value: rupiah(nisab), note: nisabNote(asked, result) },
    reached,
  ];
  return due
    ? [...lines, { name: "Kadar zakat", value: rateText(rate_bp) }, zakatLine(asked, result)]
    : lines;
}

/** The calculation line by line. Rules name their decree, prices their source. */
export const calculationLines = (asked: Asked, result: Reckoned): CalculationLine[] =>
  asked.kind === "fitrah"
    ? [...inputLines(asked, result), zakatLine(asked, result)]
    : [...inputLines(asked, result), ...resultLines(asked, result)];

/** The same as plain text. */
export const linesAsText = (title: string, lines: readonly CalculationLine[]): string =>
  [title, "", ...lines.map(({ name, value, note }) => `${name}: ${value}${note ? `\n  ${note}` : ""}`)].join(
    "\n",
  );
