import { z } from "zod";

/** Whole rupiah. The ceiling keeps sums of many of them inside JavaScript's exact integers. */
export const rupiah = z.int().min(0).max(1_000_000_000_000);
/** ISO 8601 in UTC. */
export const instant = z.string();
/** A calendar day in Asia/Jakarta, YYYY-MM-DD. */
export const day = z.iso.date();
export const slug = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
export const id = z.int().positive();
export const html = z.string();
/** The answer of a call that only does something: a sentence about it. */
export const said = z.object({ detail: z.string() });

/** What the URL carries: text, or a repeated parameter, of which the last one counts. */
export const queryText = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? (value.at(-1) ?? "") : value));

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

/** The filters that campaigns, products and courses share. */
export const catalogueFilter = z.object({
  ...page,
  search: queryText.pipe(z.string().trim().max(200, "Paling banyak 200 huruf.")).optional(),
  is_featured: queryFlag.optional(),
  slug: queryText.pipe(z.string().max(120)).optional(),
});
