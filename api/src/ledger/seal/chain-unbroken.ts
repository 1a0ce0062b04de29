import type { Reader } from "../../platform/database/database.ts";
import { chainProblems } from "./check-seals.ts";
import { sealsFrom } from "./queries/seals.ts";

/** More nights than anybody keeps a paper. */
const NIGHTS_MOST = 20_000;

/** Whether the seals from a day on still follow one another, and the last of them. Without the ledger: that is the doctor's. */
export async function chainFrom(reader: Reader, day: string): Promise<{ unbroken: boolean; last: string }> {
  const [first, ...later] = await sealsFrom(reader, day, NIGHTS_MOST);
  return { unbroken: chainProblems(later, first).length === 0, last: later.at(-1)?.day ?? day };
}
