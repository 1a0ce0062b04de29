import { z } from "zod";
import { may } from "../platform/endpoint.ts";
import { count, id, optionalMoment, rupiah, upTo, written } from "../platform/vocabulary.ts";
import { QUESTION_KINDS } from "./event-words.ts";

export const editors = may("events");
export const everybody = may("registrations");
/** Cancelling what was paid is a decision about money. */
export const money = may("money");

export const link = z
  .union([z.literal(""), z.url({ protocol: /^https?$/, error: "Isi dengan alamat https." })])
  .default("");

export const typeDraft = z.object({
  /** The id of an existing type; left out for a new one. Types that are not sent are no longer offered. */
  id: id.optional(),
  name: written("Beri nama jenis tiketnya.", 80),
  /** One line for each benefit. */
  benefits: upTo(1000).default(""),
  price: rupiah.default(0),
  quota: count(1, 1_000_000).nullable().default(null),
  opens: optionalMoment,
  closes: optionalMoment,
  per_order_max: count(1, 20).default(5),
});

export const questionDraft = z.object({
  id: id.optional(),
  label: written("Tulis pertanyaannya.", 200),
  kind: z.enum(QUESTION_KINDS, { error: "Pilih jenis isian." }),
  required: z.boolean().default(false),
  options: z
    .array(z.object({ label: written("Tulis pilihannya.", 200), price: rupiah.default(0) }))
    .max(50)
    .default([]),
});
