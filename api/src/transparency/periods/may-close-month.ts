import { type ClosingCheckName, jakartaDay, monthsLater, periodName } from "@barakah/contract";
import type { Database, Reader } from "../../platform/database/database.ts";
import { conflict } from "../../platform/errors.ts";
import { firstMonth, lastClosed } from "../queries/closings.ts";
import { checksOf } from "./closing-checks.ts";

export const thisMonth = () => jakartaDay().slice(0, 7);

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

/** Refuses failed checks; returns the acknowledged warnings. */
export async function refuseUnready(database: Database, month: string, seen: readonly ClosingCheckName[]) {
  const checks = await checksOf(database, month);
  const [stopped] = checks.filter(({ verdict }) => verdict === "stop");
  if (stopped) throw conflict("not_ready", `${periodName(month)} belum dapat ditutup: ${stopped.title}.`);
  const warned = checks.filter(({ verdict }) => verdict === "warn");
  const [unseen] = warned.filter(({ name }) => !seen.includes(name));
  if (unseen) throw conflict("warned", `Baca dahulu peringatannya: ${unseen.title}.`);
  return warned.map(({ title }) => title);
}
