import { lastDayOf, monthsLater, monthsOf, NEWEST, type Report, type ReportFigures } from "@barakah/contract";
import { newestSeal, sealOn } from "../../ledger/index.ts";
import type { Database } from "../../platform/database/database.ts";
import { existing, notFound } from "../../platform/errors.ts";
import { firstClosed, firstMonth, lastClosed, storedReport } from "../queries/closings.ts";
import { fundChanges } from "../queries/fund-changes.ts";
import { reopenedOf } from "../queries/reopened.ts";
import { isGiven, sumsOf } from "./figures.ts";
import { reportOf } from "./make-report.ts";
import { type Closed, periodState, thisMonth } from "./period-state.ts";

/** Months before the first posting and future months have no report. */
const noReport = () => notFound("Belum ada laporan untuk waktu itu.");

const closedMonths = async ({ kysely }: Database): Promise<Closed> => ({
  first: await firstClosed(kysely),
  last: await lastClosed(kysely),
});

async function refuseUnknown({ kysely }: Database, { first, last }: { first: string; last: string }) {
  const began = (await firstMonth(kysely)) ?? thisMonth();
  if (last < began || first > thisMonth()) throw noReport();
}

/** The last closed month, or the current one. */
const newestPeriod = async ({ kysely }: Database) => (await lastClosed(kysely)) ?? thisMonth();

export const periodMeant = async (database: Database, asked: string): Promise<string> =>
  asked === NEWEST ? newestPeriod(database) : asked;

/** A closed month as it was stored; otherwise from the ledger of now. */
export async function readReport(database: Database, asked: string): Promise<Report> {
  const { kysely } = database;
  const period = await periodMeant(database, asked);
  const months = monthsOf(period);
  await refuseUnknown(database, months);
  const stored = period.length === 4 ? undefined : await storedReport(kysely, period);
  const figures = stored ? (JSON.parse(stored.body) as ReportFigures) : await reportOf(kysely, period);
  return {
    ...figures,
    state: periodState(months.last, await closedMonths(database)),
    closed: stored ? { at: stored.closed_at, hash: stored.hash } : null,
    reopened: period.length === 4 ? null : await reopenedOf(kysely, period),
    seal: (await sealOn(kysely, lastDayOf(months.last))) ?? (await newestSeal(kysely)) ?? null,
  };
}

/** The text whose hash is published. */
export async function storedText({ kysely }: Database, month: string): Promise<string> {
  const stored = existing(await storedReport(kysely, month), "Bulan itu belum ditutup.");
  return stored.body;
}

function monthsFrom(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthsLater(month, 1)) months.push(month);
  return months;
}

/** Every month since the first posting, with gifts received and paid out. */
export async function readPeriods(database: Database) {
  const changes = (await fundChanges(database.kysely)).filter(({ kind }) => isGiven(kind));
  const closed = await closedMonths(database);
  const first = (await firstMonth(database.kysely)) ?? thisMonth();
  const months = monthsFrom(first < thisMonth() ? first : thisMonth(), thisMonth()).map((month) => {
    const { received, paid_out } = sumsOf(changes, { first: month, last: month });
    return { month, received, paid_out, state: periodState(month, closed) };
  });
  return { newest: closed.last ?? thisMonth(), months };
}
