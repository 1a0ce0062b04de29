import { z } from "zod";
import { count, id, instant, optionalMoment, rupiah, upTo } from "../platform/vocabulary.ts";

const withoutSpaces = (typed: string) => typed.replace(/\s/g, "");

/** A voucher as a buyer types it. */
export const voucherCode = upTo(40).overwrite(withoutSpaces).max(20).toUpperCase();

/** For those who gave it out. */
export const voucher = z.object({
  id,
  code: z.string(),
  percent: z.int().nullable(),
  amount: rupiah.nullable(),
  /** The minimum price of the goods, for vouchers of the shop. */
  min_total: rupiah.optional(),
  quota: z.int(),
  used: z.int(),
  valid_until: instant.nullable(),
  /** Of the community's shop: the largest discount of one order and of all together, what it has cost so far, and how often one person may use it. */
  most_off: rupiah.nullish(),
  total_off: rupiah.nullish(),
  spent: rupiah.optional(),
  per_person: z.int().nullish(),
  /** Nobody can use it until a second person has confirmed it. */
  waits: z.boolean().optional(),
});
export type Voucher = z.infer<typeof voucher>;
export const vouchers = z.object({ vouchers: z.array(voucher) });

/** The fields that can be changed later. */
export const voucherTerms = z.object({
  quota: count(1, 100_000),
  valid_until: optionalMoment,
});

export const voucherDraft = (mostPercent: number) =>
  voucherTerms
    .extend({
      code: z
        .string("Tulis kodenya.")
        .overwrite(withoutSpaces)
        .toUpperCase()
        .regex(/^[0-9A-Z-]{3,20}$/, "3 sampai 20 huruf atau angka, tanpa spasi."),
      percent: count(1, mostPercent).nullable().default(null),
      amount: rupiah.nullable().default(null),
    })
    .refine(({ percent, amount }) => (percent === null) !== (amount === null || amount === 0), {
      error: "Isi persen atau nominal potongannya, salah satu.",
      path: ["percent"],
    });
