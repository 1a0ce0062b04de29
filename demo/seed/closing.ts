import { monthsLater } from "@barakah/contract";
import type { Tx } from "../../api/src/platform/database/database.ts";
import { storeMonth } from "../../api/src/transparency/periods/close-month.ts";
import { dayInJakarta } from "./days.ts";

/** On the fifth of the month, or today if that is in the future. */
const closedAt = (today: string) =>
  today.slice(8) > "05" ? `${today.slice(0, 7)}-05T03:00:00Z` : new Date().toISOString();

/** Closes the previous month as the demo's treasurer. Anything seeded afterwards counts in this month. */
export async function seedClosing(tx: Tx, treasurerId: number) {
  const today = dayInJakarta();
  await storeMonth(tx, monthsLater(today.slice(0, 7), -1), treasurerId, closedAt(today));
}
