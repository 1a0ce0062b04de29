import { z } from "zod";
import { day, queryText, searchText } from "../platform/vocabulary.ts";
import { POSTING_KINDS } from "./book-words.ts";

/** The name of an account in the ledger: 'bank:bsi'. */
export const accountName = queryText.pipe(
  z
    .string()
    .regex(/^[a-z]+(:[a-z0-9-]+)?$/, "Akun tidak dikenal.")
    .max(60),
);
export const someDay = queryText.pipe(day);

/** The filters of the journal, on screen and in its download. */
export const postingFilter = {
  account: accountName.optional(),
  from: someDay.optional(),
  to: someDay.optional(),
  side: queryText.pipe(z.enum(["debit", "credit"])).optional(),
  kind: queryText.pipe(z.enum(POSTING_KINDS)).optional(),
  search: searchText,
};
