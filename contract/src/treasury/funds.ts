import { z } from "zod";
import { AMIL_LIMITS, AMIL_SOURCES } from "../ledger/amil-limits.ts";
import { FUND_KINDS, GIVEN_KINDS } from "../ledger/fund-kinds.ts";
import { endpoint, may, saying } from "../platform/endpoint.ts";
import { REASON_MOST } from "../platform/text-lengths.ts";
import {
  day,
  id,
  instant,
  page,
  queryText,
  reason,
  rupiah,
  said,
  upTo,
  written,
} from "../platform/vocabulary.ts";
import { amount, fundAccountName, side } from "./fund-accounts.ts";
import { fundTransfer } from "./fund-transfers.ts";

const treasurers = may("money");

/** An account for transfers and payouts, apart from campaigns. */
export const fundAccount = z.object({
  account: z.string(),
  kind: z.enum(FUND_KINDS),
  name: z.string(),
  purpose: z.string(),
  /** A retired fund can only be paid out. */
  active: z.boolean(),
  /** Whether it may be paid out: false for the principal of wakaf. */
  payable: z.boolean(),
  balance: z.int(),
});
export type FundAccount = z.infer<typeof fundAccount>;

export const listFundAccounts = endpoint("GET /api/admin/fund-accounts/", {
  summary:
    "Dana selain program, bagian amil dan dana nonhalal, dan acara yang masih memegang uang, dengan saldonya menurut buku besar.",
  ...treasurers,
  response: z.object({
    accounts: z.array(fundAccount),
    events: z.array(z.object({ account: z.string(), name: z.string(), balance: z.int() })),
  }),
});

/** The changes of one kind of fund in a month. Outgoing money is negative. */
export const fundMovement = z.object({
  kind: z.enum(FUND_KINDS),
  opening: z.int(),
  received: z.int(),
  amil: z.int(),
  paid_out: z.int(),
  moved: z.int(),
  closing: z.int(),
});
export type FundMovement = z.infer<typeof fundMovement>;

export const amilLimit = z.object({
  name: z.enum(AMIL_LIMITS),
  rate_bp: z.int(),
  source: z.string(),
  /** When it was decided; null where only the day of writing it down is known. */
  decided_on: day.nullable(),
  set_at: instant,
  /** What was received in the year, and what of it was used. */
  base: z.int(),
  used: z.int(),
  /** The amount that may still be used; negative if a later refund lowered the limit. */
  room: z.int(),
});
export type AmilLimit = z.infer<typeof amilLimit>;

const ofMonth = queryText.pipe(z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Pilih bulannya.")).optional();

export const getFunds = endpoint("GET /api/admin/funds/", {
  summary:
    "Perubahan tiap jenis dana selama satu bulan (`month`: YYYY-MM, bawaan: bulan ini), bagian amil di samping batasnya tahun itu, dan pemindahan yang menunggu.",
  ...treasurers,
  query: z.object({ month: ofMonth }),
  response: z.object({
    month: z.string(),
    /** The first and the last day that the sums are about. */
    from: day,
    to: day,
    kinds: z.array(fundMovement),
    year: z.int(),
    limits: z.array(amilLimit),
    waiting: z.array(fundTransfer),
    /** Transfers that the rules refused in the last days, newest first. */
    denied: z.array(fundTransfer),
    /** Campaigns whose kind of fund is not confirmed. */
    unconfirmed: z.int(),
  }),
});

export const getFundKind = endpoint("GET /api/admin/funds/:kind/", {
  summary: "Program dan dana satu jenis dengan saldo dan perubahannya selama satu bulan, terbanyak dahulu.",
  ...treasurers,
  params: z.object({ kind: z.enum(FUND_KINDS) }),
  query: z.object({ month: ofMonth }),
  response: z.object({
    month: z.string(),
    from: day,
    to: day,
    accounts: z.array(
      z.object({
        account: z.string(),
        name: z.string(),
        opening: z.int(),
        change: z.int(),
        closing: z.int(),
      }),
    ),
  }),
});

export const amilTake = z.object({
  id,
  year: z.int(),
  source: z.enum(AMIL_SOURCES),
  from: side,
  amount: rupiah,
  /** What had been received then, and the limit. */
  base: z.int(),
  rate_bp: z.int(),
  reason: z.string(),
  taken_by: z.string(),
  taken_at: instant,
  reversed: z.object({ at: instant, by: z.string(), reason: z.string() }).nullable(),
});
export type AmilTake = z.infer<typeof amilTake>;

export const listAmilTakes = endpoint("GET /api/admin/amil-takes/", {
  summary: "Bagian amil yang pernah diambil, terbaru dahulu, juga yang dikembalikan.",
  ...treasurers,
  query: z.object(page),
  response: z.array(amilTake),
  counted: true,
});

export const takeAmil = endpoint("POST /api/admin/amil-takes/", {
  summary:
    "Mengambil bagian amil dari sebuah dana zakat atau infak. 409 `amil_limit` bila melampaui batas tahun itu, `not_enough` bila melebihi yang ada. Kirim `Idempotency-Key`.",
  ...treasurers,
  body: z.object({
    from_account: fundAccountName,
    /** The year whose receipts it is a share of; default: this year. */
    year: z.int().min(2000).max(2200).optional(),
    amount,
    reason: upTo(REASON_MOST).default(""),
  }),
  response: amilTake,
  status: 201,
});

export const reverseAmilTake = endpoint("POST /api/admin/amil-takes/:id/reverse/", {
  summary: "Mengembalikan bagian amil ke dana asalnya, dengan alasan. 409 `not_enough` bila sudah terpakai.",
  ...treasurers,
  body: z.object({ reason }),
  response: amilTake,
});

export const setAmilLimit = endpoint("PUT /api/admin/amil-limits/:name/", {
  summary:
    "Menetapkan batas bagian amil mulai tahun `year`, dengan sumber dan tanggal keputusannya. 409 `amil_limit` bila yang sudah diambil melampauinya.",
  ...may("administration"),
  params: z.object({ name: z.enum(AMIL_LIMITS) }),
  body: z.object({
    year: z.int().min(2020, "Isi tahunnya.").max(2200, "Isi tahunnya."),
    rate_bp: z.int("Isi batasnya.").min(0, "Isi batasnya.").max(10_000, "Paling banyak 100 %."),
    source: written("Tulis sumbernya.", 150, 5),
    decided_on: day.nullable().default(null),
  }),
  ...saying("Batas sudah disimpan."),
});

export const unconfirmedCampaign = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  category: z.string(),
  collected: z.int(),
  /** As the app guesses by its category. */
  fund_kind: z.enum(GIVEN_KINDS),
  rest_goes_to: z.string(),
});
export type UnconfirmedCampaign = z.infer<typeof unconfirmedCampaign>;

export const listUnconfirmedCampaigns = endpoint("GET /api/admin/unconfirmed-funds/", {
  summary: "Program yang jenis dananya belum ditegaskan petugas, terbaru dahulu.",
  ...treasurers,
  query: z.object(page),
  response: z.array(unconfirmedCampaign),
  counted: true,
});

export const confirmFundKind = endpoint("POST /api/admin/campaigns/:id/fund-kind/", {
  summary:
    "Menegaskan jenis dana sebuah program, sekali, dan ke mana sisanya. 409 `already_confirmed` bila sudah ditegaskan.",
  ...treasurers,
  body: z.object({
    fund_kind: z.enum(GIVEN_KINDS, { error: "Pilih jenis dananya." }),
    rest_goes_to: written("Tulis ke mana sisanya.", 300, 5),
  }),
  ...saying("Jenis dana sudah ditegaskan."),
});

export const bookFundIncome = endpoint("POST /api/admin/statements/income/", {
  summary:
    "Membukukan uang masuk yang bukan pemberian: bunga bank dan denda ke dana nonhalal, atau hasil pengelolaan wakaf. Sekali lagi dengan `account` kosong mengembalikannya menjadi baris baru. 409 `line_taken` bila barisnya sudah berubah.",
  ...treasurers,
  body: z.object({ line: id, account: z.enum(["nonhalal", "fund:hasil-wakaf"]).nullable() }),
  response: said,
});
