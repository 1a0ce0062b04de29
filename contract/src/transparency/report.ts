import { z } from "zod";
import { AMIL_SOURCES } from "../ledger/amil-limits.ts";
import { FUND_KINDS, GIVEN_KINDS } from "../ledger/fund-kinds.ts";
import { RECIPIENT_KINDS } from "../ledger/recipients.ts";
import { seal } from "../ledger/seals.ts";
import { endpoint } from "../platform/endpoint.ts";
import { day, id, instant, page, queryText } from "../platform/vocabulary.ts";
import { FEW_PEOPLE } from "./few-people.ts";
import { MONTH, NEWEST, PERIOD, PERIOD_STATES } from "./period-words.ts";

export const period = z.string().regex(PERIOD, "Pilih bulan (2026-10) atau tahun (2026).");
const askedPeriod = z.union([z.literal(NEWEST), period]);
export const month = z.string().regex(MONTH, "Pilih bulan (2026-10).");

/** The changes of a fund; outgoing money is negative. Opening balance plus all changes is the closing balance. */
const changes = {
  opening: z.int(),
  received: z.int(),
  amil: z.int(),
  paid_out: z.int(),
  moved: z.int(),
  closing: z.int(),
};

/** How many people were reached: a number, `few` for privacy, or neither if it was not recorded. */
const people = z.object({ count: z.int().min(FEW_PEOPLE).nullable(), few: z.boolean() });
export type People = z.infer<typeof people>;

const kindFigures = z.object({
  kind: z.enum(FUND_KINDS),
  ...changes,
  /** How many payments brought what was received. */
  receipts: z.int().min(0),
});
export type KindFigures = z.infer<typeof kindFigures>;

const recipientFigures = z.object({ recipient: z.enum(RECIPIENT_KINDS).nullable(), amount: z.int(), people });
const programmeFigures = z.object({
  account: z.string(),
  kind: z.enum(FUND_KINDS),
  title: z.string(),
  /** Where it is a campaign that can be looked at. */
  slug: z.string().nullable(),
  amount: z.int(),
  people,
});

/** The amil's share from the beginning of the year to the end of the period, and its limit. */
const amilShare = z.object({
  source: z.enum(AMIL_SOURCES),
  used: z.int(),
  base: z.int(),
  rate_bp: z.int(),
  limit_source: z.string(),
  /** Taken within the period itself. */
  taken: z.int(),
});
export type AmilShare = z.infer<typeof amilShare>;

/** How an entry changed a fund. */
export const FUND_MOVES = ["received", "paid_out", "amil", "moved"] as const;

/** The figures of a report, which are stored unchanged when a month is closed. */
export const reportFigures = z.object({
  period,
  /** All gifts, without the amil's fund and nonhalal income. */
  total: z.object({ ...changes, receipts: z.int().min(0) }),
  /** Gifts by kind of fund; kinds without money are omitted. */
  given: z.array(kindFigures.extend({ kind: z.enum(GIVEN_KINDS) })),
  /** The amil's fund and what is not halal. */
  others: z.array(kindFigures),
  /** Zakat by who received it, everything else by what it was for. */
  asnaf: z.array(recipientFigures),
  programmes: z.array(programmeFigures),
  people,
  amil: z.array(amilShare),
});
export type ReportFigures = z.infer<typeof reportFigures>;

export const report = reportFigures.extend({
  state: z.enum(PERIOD_STATES),
  /** Of a closed month: since when, and SHA-256 of the report as it was stored. */
  closed: z.object({ at: instant, hash: z.string() }).nullable(),
  /** The seal of its last day, or the newest there is. */
  seal: seal.nullable(),
  /** Of a month that was closed and opened again: since when, why, and how the funds changed by what was recorded since. */
  reopened: z
    .object({
      at: instant,
      reason: z.string(),
      /** When its report was stored the first time. */
      first_closed_at: instant,
      change: z.int(),
      count: z.int(),
      entries: z.array(
        z.object({ day, what: z.enum(FUND_MOVES), fund: z.string(), amount: z.int(), reference: z.string() }),
      ),
    })
    .nullable(),
});
export type Report = z.infer<typeof report>;

export const getReport = endpoint("GET /api/transparency/reports/:period/", {
  summary:
    "Laporan dana satu bulan (`2026-10`), satu tahun (`2026`) atau yang terbaru (`newest`): saldo awal, diterima, bagian amil, disalurkan, saldo akhir.",
  access: "public",
  params: z.object({ period: askedPeriod }),
  response: report,
  cached: true,
});

export const downloadReport = endpoint("GET /api/transparency/reports/:period/pdf/", {
  summary: "Laporan dana satu bulan atau satu tahun sebagai PDF.",
  access: "public",
  params: z.object({ period }),
  response: z.unknown(),
  produces: "application/pdf",
});

export const downloadStored = endpoint("GET /api/transparency/reports/:period/stored/", {
  summary:
    "Laporan bulan yang sudah ditutup, huruf demi huruf seperti disimpan: SHA-256-nya ialah `closed.hash`.",
  access: "public",
  params: z.object({ period: month }),
  response: z.unknown(),
  produces: "application/json",
});

/** A month in the chart of a year. */
const monthSums = z.object({
  month,
  received: z.int(),
  paid_out: z.int(),
  state: z.enum(PERIOD_STATES),
});
export type MonthSums = z.infer<typeof monthSums>;

export const getPeriods = endpoint("GET /api/transparency/periods/", {
  summary: "Semua bulan yang ada laporannya, terlama dahulu, dan bulan yang ditunjukkan lebih dahulu.",
  access: "public",
  response: z.object({ newest: month, months: z.array(monthSums) }),
  cached: true,
});

const inPeriod = {
  period: queryText.pipe(askedPeriod),
  kind: queryText.pipe(z.enum(FUND_KINDS)).optional(),
};

export const reportedPayout = z.object({
  id,
  paid_on: day,
  title: z.string(),
  story: z.string(),
  picture: z.string().nullable(),
  region: z.string(),
  /** Negative if an earlier payout was reversed. */
  amount: z.int(),
  kind: z.enum(FUND_KINDS),
  recipient: z.enum(RECIPIENT_KINDS).nullable(),
  people,
  programme: z.object({ title: z.string(), slug: z.string().nullable() }),
});
export type ReportedPayout = z.infer<typeof reportedPayout>;

export const listReportedPayouts = endpoint("GET /api/transparency/payouts/", {
  summary:
    "Penyaluran dalam sebuah laporan, terbaru dahulu. `kind`: jenis dana. `recipient`: asnaf atau program. `account`: dana atau program.",
  access: "public",
  query: z.object({
    ...page,
    ...inPeriod,
    recipient: queryText.pipe(z.enum(RECIPIENT_KINDS)).optional(),
    account: queryText.pipe(z.string().max(60)).optional(),
  }),
  response: z.array(reportedPayout),
  counted: true,
  cached: true,
});

const receivedBy = z.object({
  account: z.string(),
  kind: z.enum(FUND_KINDS),
  title: z.string(),
  slug: z.string().nullable(),
  receipts: z.int().min(0),
  amount: z.int(),
});
export type ReceivedBy = z.infer<typeof receivedBy>;

export const listReceived = endpoint("GET /api/transparency/received/", {
  summary:
    "Penerimaan dalam sebuah laporan per program atau dana: berapa kali dan berapa banyak, tanpa nama.",
  access: "public",
  query: z.object({ ...page, ...inPeriod }),
  response: z.array(receivedBy),
  counted: true,
  cached: true,
});
