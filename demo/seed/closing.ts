import { monthsLater } from "@barakah/contract";
import type { Tx } from "../../api/src/platform/database/database.ts";
import { storeMonth } from "../../api/src/transparency/periods/close-month.ts";
import { dayInJakarta } from "./days.ts";

/**
 * Closes the previous month as the demo's treasurer, now: its entries are recorded now too, so an earlier moment would make
 * all of them look like what a reopened month learnt. Anything seeded afterwards counts in this month.
 */
export async function seedClosing(tx: Tx, treasurerId: number) {
  await storeMonth(tx, monthsLater(dayInJakarta().slice(0, 7), -1), treasurerId);
}
