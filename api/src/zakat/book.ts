import { type AmilBasis, jakartaDay, takesZakat, type ZakatBook } from "@barakah/contract";
import type { Reader } from "../platform/database/database.ts";
import { pricesOn } from "./queries/prices.ts";
import { rulesOn } from "./queries/rules.ts";

/** The right by which zakat is taken, as the settings have it. */
export type ReadBasis = (reader?: Reader) => Promise<AmilBasis>;

/** All that zakat is reckoned by on a day in Jakarta. */
export async function bookOn(
  reader: Reader,
  basis: AmilBasis,
  day: string = jakartaDay(),
): Promise<ZakatBook> {
  const [rules, prices] = [await rulesOn(reader, day), await pricesOn(reader, day)];
  return { day, rules, prices, amil: { ...basis, open: takesZakat(basis, day) } };
}
