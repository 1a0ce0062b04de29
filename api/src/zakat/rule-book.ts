import { type AmilBasis, jakartaDay, takesZakat, type ZakatBook } from "@barakah/contract";
import type { Reader } from "../platform/database/database.ts";
import { pricesOn } from "./queries/prices.ts";
import { rulesOn } from "./queries/rules.ts";

/** Reads the legal basis for collecting zakat from the settings. */
export type ReadBasis = (reader?: Reader) => Promise<AmilBasis>;

/** The rules, prices and legal basis in force on a day in Jakarta. */
export async function bookOn(
  reader: Reader,
  basis: AmilBasis,
  day: string = jakartaDay(),
): Promise<ZakatBook> {
  const [rules, prices] = [await rulesOn(reader, day), await pricesOn(reader, day)];
  return { day, rules, prices, amil: { ...basis, open: takesZakat(basis, day) } };
}
