import { z } from "zod";
import { SEARCH_MOST } from "./search-limits.ts";
import { REASON_LEAST, REASON_MOST } from "./text-lengths.ts";

/** Whole rupiah. The ceiling keeps sums of many of them inside JavaScript's exact integers. */
export const rupiah = z.int().min(0).max(1_000_000_000_000);
/** ISO 8601 in UTC. */
export const instant = z.string();
export const moment = z.iso.datetime({ offset: true, error: "Isi dengan tanggal dan jam." });
export const optionalMoment = moment.nullable().default(null);
export const count = (least: number, most: number) =>
  z.int("Isi dengan angka.").min(least, `Paling sedikit ${least}.`).max(most, `Paling banyak ${most}.`);
/** A calendar day in Asia/Jakarta, YYYY-MM-DD. */
export const day = z.iso.date("Pilih tanggalnya.");
export const slug = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
export const id = z.int().positive();
export const html = z.string();
/** The answer of a call that only does something: a sentence about it. */
export const said = z.object({ detail: z.string() });

/** A query parameter: text, or a repeated parameter, of which the last one counts. */
export const queryText = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? (value.at(-1) ?? "") : value));

const tooLong = (most: number) => `Paling banyak ${most.toLocaleString("id-ID")} huruf.`;

/** Text of at most so many characters, trimmed. */
export const upTo = (most: number) => z.string().trim().max(most, tooLong(most));

/** The same for a required text, with the error message. */
export const written = (sentence: string, most: number, least = 1) =>
  z.string(sentence).trim().min(least, sentence).max(most, tooLong(most));

/** A code as people type or paste it: spaces, dots and dashes mean nothing. */
export const typedCode = (most = 60) =>
  z
    .string()
    .max(most, tooLong(most))
    .transform((typed) => typed.replace(/[\s.-]/g, ""));

/** Six digits from a letter or an app. */
export const sixDigits = (sentence: string) => typedCode().pipe(z.string().regex(/^\d{6}$/, sentence));

const ACCOUNT_DIGITS = { least: 5, most: 25 };
export const ACCOUNT_WRONG = `Isi dengan ${ACCOUNT_DIGITS.least} sampai ${ACCOUNT_DIGITS.most} angka.`;

/** The number of a bank account, as people group it: it is compared by its digits. */
export const accountNumber = (
  sentence = ACCOUNT_WRONG,
  { least, most }: { least: number; most: number } = ACCOUNT_DIGITS,
) =>
  z
    .string(sentence)
    .trim()
    .regex(new RegExp(`^\\d(?:[\\s.-]?\\d){${least - 1},${most - 1}}$`), sentence)
    .max(40, sentence);

/** Why staff did it; shown in the audit log. */
export const reason = written("Tulis alasannya.", REASON_MOST, REASON_LEAST);

export const searchText = queryText.pipe(upTo(SEARCH_MOST)).optional();

export const queryFlag = queryText
  .pipe(z.enum(["true", "false", "1", "0", "True", "False"], { error: "Isi dengan true atau false." }))
  .transform((value) => value === "true" || value === "1" || value === "True");

export const wholeNumber = queryText
  .pipe(z.string().regex(/^\d{1,9}$/, "Isi dengan bilangan bulat, nol atau lebih."))
  .transform(Number);

/** The most that one call of a list returns, and what it returns when no limit is asked. */
export const LIST_MOST = 1000;

/** `limit` and `offset`, accepted on every list. A larger limit gives `LIST_MOST` rows. */
export const page = {
  limit: wholeNumber.transform((asked) => Math.min(asked, LIST_MOST)).optional(),
  offset: wholeNumber.optional(),
};

/** A table to save: which format is asked for, and the answer. */
export const tableFormat = { format: queryText.pipe(z.enum(["csv", "xlsx"])).default("csv") };
export const asTable = { response: z.unknown(), produces: "text/csv; charset=utf-8" } as const;

/** The filters that campaigns, products and courses share. */
export const catalogueFilter = z.object({
  ...page,
  search: searchText,
  is_featured: queryFlag.optional(),
  slug: queryText.pipe(z.string().max(120)).optional(),
});
