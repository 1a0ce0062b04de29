import { z } from "zod";
import { BANKS } from "../payments/methods.ts";
import { endpoint, may } from "../platform/endpoint.ts";
import {
  asTable,
  day,
  id,
  instant,
  page,
  queryText,
  reason,
  rupiah,
  slug,
  tableFormat,
  written,
} from "../platform/vocabulary.ts";
import { returnBody, returnLineBody, returnLines, seenLine } from "./returned-transfers.ts";
import { STORE_PAYOUT_STATES } from "./store-payout-states.ts";

export * from "./store-payout-states.ts";

const member = { access: "member" } as const;

/** A seller's balance, by the ledger. */
export const storeBalance = z.object({
  /** In escrow: of orders that are not complete. */
  held: rupiah,
  /** Available for a payout now. */
  free: rupiah,
  /** Requested and not transferred yet. */
  requested: rupiah,
  /** The store's debt after refunds to buyers; no payout until it is covered. */
  debt: rupiah,
  paid_out: rupiah,
});
export type StoreBalance = z.infer<typeof storeBalance>;

export const readStoreBalance = endpoint("GET /api/stores/mine/balance/", {
  summary:
    "Saldo toko sendiri menurut buku besar: `held` sampai pesanannya selesai, `free` dapat dicairkan, `requested` sedang dicairkan, `debt` kurang karena dikembalikan kepada pembeli, `paid_out` sudah dicairkan.",
  ...member,
  response: storeBalance,
});

const given = z.object({ slug, title: z.string() }).nullable();

export const ownPayout = z.object({
  id,
  amount: rupiah,
  gift_amount: rupiah,
  /** What its gift is for. */
  campaign: given,
  state: z.enum(STORE_PAYOUT_STATES),
  /** Why it was refused, or came back from the bank. */
  reason: z.string(),
  /** 'BSI ••••0042'; empty until it is paid. */
  paid_to: z.string(),
  paid_on: day.nullable(),
  /** When the bank gave the transfer back; what was given of it stays given. */
  returned_on: day.nullable(),
  created_at: instant,
});
export type OwnPayout = z.infer<typeof ownPayout>;

export const listOwnPayouts = endpoint("GET /api/stores/mine/payouts/", {
  summary: "Pencairan toko sendiri, terbaru dahulu.",
  ...member,
  query: z.object(page),
  response: z.array(ownPayout),
  counted: true,
});

export const requestPayout = endpoint("POST /api/stores/mine/payouts/", {
  summary:
    "Meminta saldo ditransfer ke rekening toko; `gift_amount` darinya menjadi donasi atas nama penjual untuk `campaign`. Dipesan saat itu juga. 409 `above_balance`, `account_changed` selama tiga hari sesudah rekeningnya diganti, `store_suspended` selama petugas menjeda tokonya, `campaign_closed`. Kirim `Idempotency-Key`.",
  ...member,
  body: z
    .object({
      amount: rupiah.min(1, "Isi jumlahnya."),
      gift_amount: rupiah.default(0),
      campaign: slug.optional(),
    })
    .refine(({ amount, gift_amount }) => gift_amount <= amount, {
      path: ["gift_amount"],
      error: "Sedekahnya melebihi yang dicairkan.",
    })
    .refine(({ gift_amount, campaign }) => gift_amount === 0 || campaign !== undefined, {
      path: ["campaign"],
      error: "Pilih programnya.",
    }),
  response: ownPayout,
  status: 201,
});

const staff = may("money");

/** Why a request cannot be transferred now. */
export const STORE_PAYOUT_HOLDS = ["suspended", "account_changed", "above_balance", "second_person"] as const;

export const staffStorePayout = ownPayout.extend({
  store: z.object({ id, name: z.string(), slug }),
  owner: z.string(),
  /** Of the store; the number is masked. */
  bank: z.string(),
  account: z.string(),
  account_holder: z.string(),
  held_by: z.enum(STORE_PAYOUT_HOLDS).nullable(),
  /** Why staff paused the store; empty: they did not. */
  suspended_for: z.string(),
  /** With `account_changed`: until when. */
  waits_until: instant.nullable(),
  /** Of the store, after it. */
  balance_after: z.int(),
  /** Our account that it left. */
  from: z.enum(BANKS).nullable(),
  reference: z.string(),
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
  /** The donation, where part of it was given. */
  gift_reference: z.string().nullable(),
  /** A line of a bank statement shows it. */
  seen: z.boolean(),
  returned_by: z.string().nullable(),
  /** The bank's line that brought it back. */
  return_line: seenLine.nullable(),
  return_lines: returnLines,
  /** A request whose store has the account to which the last transfer came back. */
  bounced: z.boolean(),
});
export type StaffStorePayout = z.infer<typeof staffStorePayout>;

export const listStorePayouts = endpoint("GET /api/admin/store-payouts/", {
  summary: "Pencairan toko: permintaan yang paling lama dahulu, yang lain terbaru dahulu.",
  ...staff,
  query: z.object({ ...page, state: queryText.pipe(z.enum(STORE_PAYOUT_STATES)).default("requested") }),
  response: z.array(staffStorePayout),
  counted: true,
});

export const sumStoreBalances = endpoint("GET /api/admin/store-payouts/balances/", {
  summary: "Saldo semua toko menurut buku besar: ditahan, dapat dicairkan, sedang dicairkan, dan utang toko.",
  ...staff,
  response: storeBalance.extend({ stores: z.int() }),
});

export const readPayoutAccount = endpoint("POST /api/admin/store-payouts/:id/account/", {
  summary:
    "Nomor rekening lengkap untuk sebuah permintaan yang akan ditransfer. Siapa yang membukanya dicatat.",
  ...staff,
  response: z.object({ bank: z.string(), account_number: z.string(), account_holder: z.string() }),
});

export const exportStorePayouts = endpoint("GET /api/admin/store-payouts/export/", {
  summary:
    "Permintaan yang siap ditransfer sebagai tabel untuk bank, dengan nomor rekening lengkap. `ids`: hanya yang ini, dipisah koma. Pengunduhannya dicatat.",
  ...staff,
  query: z.object({
    ...tableFormat,
    ids: queryText
      .pipe(z.string().regex(/^\d{1,9}(,\d{1,9}){0,199}$/, "Pilih pencairannya."))
      .transform((text) => text.split(",").map(Number))
      .optional(),
  }),
  ...asTable,
});

export const payStorePayout = endpoint("POST /api/admin/store-payouts/:id/paid/", {
  summary:
    "Mencatat bahwa sebuah pencairan sudah ditransfer: dari rekening mana, kapan, dan nomor referensi banknya. Sedekahnya menjadi donasi atas nama penjual. 409 `already_decided`, `store_suspended`, `account_changed`, `above_balance`, `campaign_closed`; 403 `own_money` untuk toko sendiri; `second_person` di atas batas sehari, dan untuk uang yang belum terlihat di bank.",
  ...staff,
  body: z.object({
    from: z.enum(BANKS, { error: "Pilih rekening." }),
    paid_on: day,
    reference: written("Isi nomor referensi transfernya.", 60, 3),
  }),
  response: staffStorePayout,
});

export const refuseStorePayout = endpoint("POST /api/admin/store-payouts/:id/refuse/", {
  summary: "Menolak permintaan pencairan, dengan alasan untuk penjualnya. Saldonya bebas lagi.",
  ...staff,
  body: z.object({ reason }),
  response: staffStorePayout,
});

export const returnStorePayout = endpoint("POST /api/admin/store-payouts/:id/returned/", {
  summary:
    "Mencatat bahwa bank mengembalikan transfer sebuah pencairan: kapan, mengapa, dan baris mutasi (`line`) yang membawanya, bila sudah ada. Saldonya bebas lagi; sedekahnya tetap. 409 `already_decided`, `nothing_sent`, `line_taken`, `other_bank`, `other_amount`; tanpa baris mutasi dihitung seperti uang keluar: `second_person` di atas batas sehari.",
  ...staff,
  body: returnBody,
  response: staffStorePayout,
});

export const showStoreReturn = endpoint("POST /api/admin/store-payouts/:id/return-line/", {
  summary:
    "Baris mutasi ini membawa kembali transfer pencairan itu: tidak dihitung dua kali. 409 `already_seen`, `line_taken`, `other_bank`, `other_amount`.",
  ...staff,
  body: returnLineBody,
  response: staffStorePayout,
});
