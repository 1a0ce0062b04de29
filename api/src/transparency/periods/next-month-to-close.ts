import { monthsLater, periodName } from "@barakah/contract";
import type { Reader } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { firstMonth, lastClosed } from "../queries/closings.ts";
import { thisMonth } from "../report/period-state.ts";

/** The month after the last closed one; for the first closing, the month that ended last. */
export async function nextToClose(reader: Reader): Promise<string | undefined> {
  const last = await lastClosed(reader);
  if (last !== undefined) return monthsLater(last, 1) < thisMonth() ? monthsLater(last, 1) : undefined;
  const [began, ended] = [await firstMonth(reader), monthsLater(thisMonth(), -1)];
  return began !== undefined && began <= ended ? ended : undefined;
}

export const notNext = (month: string) =>
  conflict(
    "not_next",
    `${periodName(month)} bukan bulan yang dapat ditutup sekarang. Muat ulang halaman ini.`,
  );
