import type { Reader } from "../../platform/database/database.ts";
import { chainProblems } from "./check-seals.ts";
import { sealsFrom } from "./queries/seals.ts";

/** More than fifty years. */
const NIGHTS_MOST = 20_000;

/** Whether the seals from a day on are chained, and the last day. Does not check the ledger itself: the doctor does. */
export async function chainFrom(reader: Reader, day: string): Promise<{ unbroken: boolean; last: string }> {
  const [first, ...later] = await sealsFrom(reader, day, NIGHTS_MOST);
  return { unbroken: chainProblems(later, first).length === 0, last: later.at(-1)?.day ?? day };
}
