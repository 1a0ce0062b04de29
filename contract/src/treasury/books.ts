import { z } from "zod";
import { ACCOUNT_GROUPS } from "../ledger/book-words.ts";
import { accountName, postingFilter, someDay } from "../ledger/posting-filter.ts";
import { BANKS } from "../payments/methods.ts";
import { endpoint, may } from "../platform/endpoint.ts";
import { exportEndpoint } from "../platform/export-endpoint.ts";
import { day, id, instant, page, wholeNumber } from "../platform/vocabulary.ts";

export const bookAccount = z.object({
  account: z.string(),
  name: z.string(),
  group: z.enum(ACCOUNT_GROUPS),
  /** Debit is above zero, credit below. */
  balance: z.int(),
});
export type BookAccount = z.infer<typeof bookAccount>;

export const getAccounts = endpoint("GET /api/admin/books/accounts/", {
  summary:
    "Semua akun buku besar dengan saldonya pada akhir hari `day` (bawaan: sekarang). Debet di atas nol.",
  ...may("money"),
  query: z.object({ day: someDay.optional() }),
  response: z.object({ accounts: z.array(bookAccount) }),
});

const entryFacts = {
  id,
  at: instant,
  kind: z.string(),
  description: z.string(),
  /** Who paid, if it belongs to a payment. */
  payer_name: z.string().nullable(),
  /** The number that people read: DON-7K2MQ4, SAL-0041. */
  reference: z.string(),
  source: z
    .object({
      kind: z.enum(["payment", "payout", "storepayout", "storereturn", "line", "debit", "cash", "fund"]),
      id: z.string(),
    })
    .nullable(),
};

export const bookPosting = z.object({
  ...entryFacts,
  account: z.string(),
  /** Debit is above zero, credit below. */
  amount: z.int(),
  /** The accounts on the other side, by name. */
  contra: z.array(z.string()),
});
export type BookPosting = z.infer<typeof bookPosting>;

/** A whole ledger transaction. Its lines sum to zero. */
export const bookEntry = z.object({
  ...entryFacts,
  lines: z.array(z.object({ id, account: z.string(), name: z.string(), amount: z.int() })),
});
export type BookEntry = z.infer<typeof bookEntry>;

export const listPostings = endpoint("GET /api/admin/books/postings/", {
  summary:
    "Baris jurnal, terbaru dahulu. `search`: keterangan, nomor, nominal atau nama pembayar. `side`: debit atau credit. `from` dan `to`: hari di Jakarta.",
  ...may("money"),
  query: z.object({ ...page, ...postingFilter }),
  response: z.array(bookPosting),
  counted: true,
});

const { from, to, kind, search } = postingFilter;
export const listEntries = endpoint("GET /api/admin/books/entries/", {
  summary:
    "Catatan jurnal dengan semua barisnya, terbaru dahulu; jumlah debet dan kreditnya sama. `search`: keterangan, nomor, nominal atau nama pembayar.",
  ...may("money"),
  query: z.object({ ...page, from, to, kind, search }),
  response: z.array(bookEntry),
  counted: true,
});

const side = z.object({ count: z.int(), amount: z.int() });

export const getAccountSums = endpoint("GET /api/admin/books/sums/", {
  summary:
    "Saldo sebuah akun sebelum `from`, yang masuk dan keluar sampai `to`, dan saldo sesudahnya. `through`: juga saldo sampai dengan satu pos.",
  ...may("money"),
  query: z.object({
    account: accountName,
    from: someDay.optional(),
    to: someDay.optional(),
    through: wholeNumber.optional(),
  }),
  response: z.object({
    opening: z.int(),
    debit: side,
    credit: side,
    closing: z.int(),
    through: z.int().nullable(),
  }),
});

const thing = z.object({
  kind: z.enum([
    ...["payment", "payout", "payoutreturn", "storepayout", "storereturn", "refund", "refundreturn"],
    ...["line", "debit", "cash"],
  ] as const),
  id: z.string(),
});

/** Money that is on one side only: in the ledger, or at the bank. */
export const agreementItem = z.object({
  source: thing,
  name: z.string(),
  /** The day on which it was recorded on that side. */
  day,
  /** Incoming money is positive, outgoing negative. */
  amount: z.int(),
});
export type AgreementItem = z.infer<typeof agreementItem>;
const oneSided = z.object({ amount: z.int(), count: z.int(), items: z.array(agreementItem) });

/** A bank account in the ledger and in its statements, and everything that explains the difference. */
export const bankAgreement = z.object({
  code: z.enum(BANKS),
  name: z.string(),
  ledger: z.int(),
  /** All lines that its files brought, in less out. */
  statement: z.int(),
  /** Approved, or returned by the bank, and no line has shown it. */
  unseen: z.int(),
  /** Cash that was handed over, and no line has shown it. */
  handed: z.int(),
  /** Payouts and refunds that no line has shown. */
  out: z.int(),
  /** Seen and not claimed: in, and out. */
  open_in: z.int(),
  open_out: z.int(),
  ignored: z.int(),
  /** ledger − (statement + unseen + handed − open − ignored − out): zero, or `doctor` complains too. */
  unexplained: z.int(),
  /** The closing balance of the newest file, and the balance before the first file. */
  closing: z.object({ amount: z.int(), day, imported_at: instant }).nullable(),
  opening: z.int().nullable(),
  /** closing − (opening + the lines since): money that no file has shown. Null where a balance is not known. */
  missing: z.int().nullable(),
  /** The sen of the lines since, incoming minus outgoing. Not in the ledger. */
  sen: z.int(),
  /** unseen + handed − out, item by item: the newest, and how many there are. */
  in_books: oneSided,
});
export type BankAgreement = z.infer<typeof bankAgreement>;

export const getBankAgreement = endpoint("GET /api/admin/books/banks/", {
  summary:
    "Setiap rekening bank menurut buku dan menurut mutasinya, dengan semua yang menjelaskan selisihnya.",
  ...may("money"),
  response: z.object({ banks: z.array(bankAgreement) }),
});

/** ledger − unseen + unclaimed − unexplained = statement, as both were at the end of a day. */
export const dayAgreement = z.object({
  code: z.enum(BANKS),
  day,
  ledger: z.int(),
  statement: z.int(),
  /** In the ledger by then, without a bank line by then. */
  unseen: oneSided,
  /** At the bank by then, in the ledger later or not at all. */
  unclaimed: oneSided,
  unexplained: z.int(),
  /** The balance in the newest file that ends by then. */
  closing: z.object({ amount: z.int(), day }).nullable(),
});
export type DayAgreement = z.infer<typeof dayAgreement>;

export const getDayAgreement = endpoint("GET /api/admin/books/banks/:bank/day/", {
  summary:
    "Sebuah rekening bank menurut buku dan menurut mutasinya pada akhir hari `day`: yang sudah di satu sisi dan belum di sisi lain, paling banyak 25 masing-masing.",
  ...may("money"),
  params: z.object({ bank: z.enum(BANKS) }),
  query: z.object({ day: someDay }),
  response: dayAgreement,
});

/**
 * How a decision about a line is undone. The last four are undone on their own pages, because they affect more than the
 * line.
 */
const UNDOINGS = [
  "reverse",
  "unlink",
  "aside",
  "income",
  "debit",
  "lump",
  "cash",
  "return",
  "several",
] as const;

/** A decision about a bank line, incoming or outgoing. */
export const decidedLine = z.object({
  kind: z.enum(["line", "debit"]),
  id,
  at: instant,
  by: z.string(),
  description: z.string(),
  amount: z.int(),
  state: z.string(),
  payments: z.array(z.object({ reference: z.string(), payer_name: z.string() })),
  undo: z.enum(UNDOINGS),
});
export type DecidedLine = z.infer<typeof decidedLine>;

export const getDecidedLines = endpoint("GET /api/admin/books/banks/:bank/decided/", {
  summary:
    "Baris mutasi yang baru saja diputuskan, terbaru dahulu, paling banyak sepuluh, dengan cara mengurungkannya.",
  ...may("money"),
  params: z.object({ bank: z.enum(BANKS) }),
  response: z.object({ lines: z.array(decidedLine) }),
});

export const exportLedger = exportEndpoint(
  "ledger",
  "money",
  "Buku besar, satu baris untuk setiap pos, tertua dahulu, dengan saringan seperti jurnalnya.",
  postingFilter,
);
