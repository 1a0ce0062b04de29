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
import { rupiah } from "../../platform/text/rupiah.ts";
import { bankAgreements } from "../../treasury/index.ts";
import { firstMonth } from "../queries/closings.ts";
import { apartIn, yearOf } from "./figures.ts";
import { closedMonthsOf, notesOf, storedYear } from "./year-queries.ts";

export const thisYear = () => Number(jakartaDay().slice(0, 4));
export const hashOf = (body: string) => createHash("sha256").update(body).digest("hex");

const kindName = (kind: string) => (POSTING_KIND_LABEL as Record<string, string>)[kind] ?? kind;
export const figuresOf = (reader: Reader, year: number): Promise<YearFigures> =>
  yearOf(reader, year, kindName);

const MONTHS = 12;

/** What is looked at before a year is closed. Months before the ledger began need no closing. */
export async function checksOf(database: Database, figures: YearFigures): Promise<YearStatements["checks"]> {
  const { year } = figures;
  const began = (await firstMonth(database.kysely)) ?? `${year}-01`;
  const since = began.slice(0, 4) === String(year) ? Number(began.slice(5, 7)) - 1 : 0;
  const closed = await closedMonthsOf(database.kysely, year);
  const apart = apartIn(figures);
  const unexplained = (await bankAgreements(database)).filter((bank) => bank.unexplained !== 0);
  return [
    {
      name: "months",
      ok: closed >= MONTHS - since,
      title: `${closed} bulan tertutup`,
      detail: since > 0 ? `Pembukuan dimulai ${began}` : "Setiap bulan ditutup dahulu di halaman Laporan",
    },
    {
      name: "banks",
      ok: unexplained.length === 0,
      title: unexplained.length === 0 ? "Bank cocok dengan buku" : "Ada selisih dengan bank",
      detail:
        unexplained.length === 0
          ? "Tak terjelaskan Rp. 0"
          : unexplained
              .map(({ code, unexplained: amount }) => `${code.toUpperCase()} ${rupiah(amount)}`)
              .join(", "),
    },
    {
      name: "agree",
      ok: apart.length === 0,
      title: apart.length === 0 ? "Empat laporan saling cocok" : "Laporan tidak saling cocok",
      detail: apart.length === 0 ? "Posisi, aktivitas, dana, arus kas" : apart.join("; "),
    },
  ];
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
    years: Array.from({ length: thisYear() - first + 1 }, (_, at) => thisYear() - at),
  };
}
