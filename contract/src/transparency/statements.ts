import { z } from "zod";
import { POSTING_KINDS } from "../ledger/book-words.ts";
import { FUND_KINDS } from "../ledger/fund-kinds.ts";
import { endpoint, may, saying } from "../platform/endpoint.ts";
import { instant, upTo } from "../platform/vocabulary.ts";

const staff = may("money");
const ofYear = z.object({ year: z.coerce.number().int().min(2000).max(2200) });

/** A row of a statement: this year's figure and that of the year before. */
const statementRow = z.object({
  label: z.string(),
  /** head: a title without figures. sum: of the rows above it. */
  style: z.enum(["head", "line", "sum"]),
  now: z.int(),
  before: z.int(),
  /** The account whose postings are the figure, or the kind of fund; null for sums and what is computed. */
  account: z.string().nullable(),
  kind: z.enum(FUND_KINDS).nullable(),
  /** The kind of entries that are the figure. Not in years that were closed before it was stored. */
  entries: z.enum(POSTING_KINDS).nullable().default(null),
});
export type StatementRow = z.infer<typeof statementRow>;

const fundRow = z.object({
  kind: z.enum(FUND_KINDS),
  opening: z.int(),
  received: z.int(),
  amil: z.int(),
  paid_out: z.int(),
  moved: z.int(),
  closing: z.int(),
});

export const YEAR_CHECKS = ["months", "banks", "agree"] as const;

export const yearFigures = z.object({
  year: z.int(),
  position: z.array(statementRow),
  activities: z.array(statementRow),
  funds: z.array(fundRow),
  cash: z.array(statementRow),
  net_assets: z.int(),
  received: z.int(),
  spent: z.int(),
  money: z.int(),
});
export type YearFigures = z.infer<typeof yearFigures>;

export const yearStatements = yearFigures.extend({
  /** running: the year is not over. */
  state: z.enum(["running", "ended", "closed"]),
  /** The last day that is in it. */
  as_of: z.string(),
  notes: z.array(z.string()),
  checks: z.array(
    z.object({ name: z.enum(YEAR_CHECKS), ok: z.boolean(), title: z.string(), detail: z.string() }),
  ),
  closed: z.object({ at: instant, by: z.string(), proposed_by: z.string(), hash: z.string() }).nullable(),
  /** Its closing waits for another person's agreement. */
  proposed: z.object({ at: instant, by: z.string() }).nullable(),
  years: z.array(z.int()),
});
export type YearStatements = z.infer<typeof yearStatements>;

export const getYearStatements = endpoint("GET /api/admin/statements-of/:year/", {
  summary:
    "Laporan keuangan satu tahun dengan pembanding tahun sebelumnya: posisi, aktivitas, perubahan dana, arus kas dan catatan. Tahun yang ditutup seperti disimpan.",
  ...staff,
  params: ofYear,
  response: yearStatements,
});

export const saveStatementNotes = endpoint("PUT /api/admin/statements-of/:year/notes/", {
  summary: "Catatan atas laporan keuangan satu tahun, menurut urutannya. 409 `year_closed`.",
  ...staff,
  params: ofYear,
  body: z.object({ notes: z.array(upTo(1000)).max(30, "Paling banyak 30 catatan.") }),
  ...saying("Catatan disimpan."),
});

export const downloadStatements = endpoint("GET /api/admin/statements-of/:year/file/", {
  summary: "Laporan keuangan satu tahun sebagai PDF atau XLSX.",
  ...staff,
  params: ofYear,
  query: z.object({ format: z.enum(["pdf", "xlsx"]).default("pdf") }),
  response: z.unknown(),
  produces: "application/pdf",
});

/** Proposed by one person, closed when another confirms. `net_assets` is what was seen. */
export const yearClosingWanted = z.object({ year: z.int().min(2000).max(2200), net_assets: z.int() });
