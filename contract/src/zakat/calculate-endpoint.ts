import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { day, id, rupiah, upTo } from "../platform/vocabulary.ts";
import { PRICE_KINDS, WATERINGS } from "./kinds.ts";

const AMOUNT = "Isi dengan rupiah bulat, nol atau lebih.";
const amount = z.int(AMOUNT).min(0, AMOUNT).max(1_000_000_000_000, "Terlalu besar.");
const more = amount.optional();

/** A weight with at most three decimals. */
const weight = (what: string) =>
  z
    .number(`Isi dengan ${what}.`)
    .min(0, `Isi dengan ${what}, nol atau lebih.`)
    .max(10_000_000, "Terlalu besar.")
    .refine(
      (value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-4,
      "Paling banyak tiga angka desimal.",
    );

const metal = {
  grams: weight("gram"),
  karat: z
    .int("Isi dengan karat, 1 sampai 24.")
    .min(1, "Paling sedikit 1.")
    .max(24, "Paling banyak 24.")
    .optional(),
};

export const zakatQuestion = z
  .discriminatedUnion(
    "kind",
    [
      z.object({
        kind: z.literal("penghasilan"),
        period: z.enum(["month", "year"], { error: "Pilih sebulan atau setahun." }),
        income: amount,
        other: more,
      }),
      z.object({ kind: z.literal("maal"), cash: amount, deposits: more, receivables: more, debts: more }),
      z.object({ kind: z.literal("emas"), ...metal }),
      z.object({ kind: z.literal("perak"), ...metal }),
      z.object({ kind: z.literal("perdagangan"), stock: amount, cash: more, receivables: more, debts: more }),
      z.object({
        kind: z.literal("pertanian"),
        watering: z.enum(WATERINGS, { error: "Pilih cara pengairannya." }),
        kilograms: weight("kilogram").optional(),
        form: z.enum(["gabah", "beras"], { error: "Pilih gabah atau beras." }).optional(),
        rupiah: more,
      }),
      z.object({
        kind: z.literal("fitrah"),
        persons: z
          .int("Isi dengan jumlah jiwa.")
          .min(1, "Paling sedikit satu jiwa.")
          .max(1000, "Paling banyak 1.000 jiwa."),
        region: upTo(80).optional(),
      }),
    ],
    { error: "Pilih jenis zakat." },
  )
  .refine(
    (asked) => asked.kind !== "pertanian" || (asked.kilograms === undefined) !== (asked.rupiah === undefined),
    { path: ["kilograms"], error: "Isi dengan kilogram atau rupiah, salah satu." },
  );

export const calculateZakat = endpoint("POST /api/zakat/calculate/", {
  summary:
    "Menghitung zakat menurut aturan dan harga hari ini, dibulatkan ke atas ke rupiah. Yang dikirim tidak disimpan dan tidak dicatat. 409 `no_rule` bila aturannya belum ada (fitrah: di luar musimnya `out_of_season`), `no_price` bila harganya belum ada.",
  access: "public",
  body: zakatQuestion,
  response: z.object({
    due: z.boolean(),
    zakat: rupiah,
    base: z.int().min(0),
    nisab: z.int().min(0),
    rate_bp: z.int(),
    rule: z.object({ id, source: z.string(), source_url: z.string(), decided_on: day, valid_from: day }),
    price: z
      .object({ kind: z.enum(PRICE_KINDS), price: rupiah, source: z.string(), valid_from: day })
      .nullable(),
  }),
});
