import { createHash } from "node:crypto";
import {
  jakartaDay,
  POSTING_KIND_LABEL,
  type YearFigures,
  type YearStatements,
  yearFigures,
} from "@barakah/contract";
import type { Database, Reader } from "../../platform/database/database.ts";
import { notFound } from "../../platform/errors.ts";
import { waitingOf } from "../../treasury/index.ts";
import { firstMonth } from "../queries/closings.ts";
import { yearOf } from "./figures.ts";
import { checksOf, thisYear } from "./may-close-year.ts";
import { notesOf, storedYear } from "./year-queries.ts";

export const hashOf = (body: string) => createHash("sha256").update(body).digest("hex");

const kindName = (kind: string) => (POSTING_KIND_LABEL as Record<string, string>)[kind] ?? kind;
export const figuresOf = (reader: Reader, year: number): Promise<YearFigures> =>
  yearOf(reader, year, kindName);

async function closingProposed(reader: Reader, year: number): Promise<YearStatements["proposed"]> {
  const waiting = await waitingOf(reader, "year_closing");
  const found = waiting.find(({ subject }) => subject === `year:${year}`);
  return found ? { at: new Date(found.proposed_at).toISOString(), by: found.proposer } : null;
}

/** A closed year as it was stored; otherwise from the ledger of now. */
export async function readYear(database: Database, year: number): Promise<YearStatements> {
  const { kysely } = database;
  const first = Number(((await firstMonth(kysely)) ?? jakartaDay()).slice(0, 4));
  if (year < first || year > thisYear()) throw notFound("Belum ada laporan untuk tahun itu.");
  const stored = await storedYear(kysely, year);
  const figures = stored ? yearFigures.parse(JSON.parse(stored.body).figures) : await figuresOf(kysely, year);
  const running = year === thisYear();
  return {
    ...figures,
    state: stored ? "closed" : running ? "running" : "ended",
    as_of: running ? jakartaDay() : `${year}-12-31`,
    notes: stored ? (JSON.parse(stored.body).notes as string[]) : await notesOf(kysely, year),
    checks: stored ? [] : await checksOf(database, figures),
    closed: stored
      ? { at: stored.at, by: stored.by, proposed_by: stored.proposed_by, hash: stored.hash }
      : null,
    proposed: await closingProposed(kysely, year),
    years: Array.from({ length: thisYear() - first + 1 }, (_, at) => thisYear() - at),
  };
}
