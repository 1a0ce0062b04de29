import { z } from "zod";
import { BANKS, PAYMENT_KINDS, PAYMENT_STATUSES } from "../payments/methods.ts";
import { endpoint, may, saying } from "../platform/endpoint.ts";
import { GIVER_MOST } from "../platform/text-lengths.ts";
import {
  day,
  id,
  instant,
  page,
  queryText,
  reason,
  rupiah,
  searchText,
  upTo,
} from "../platform/vocabulary.ts";
import { ASSIGN_MOST, settling } from "./approval.ts";
import { sentTransfer } from "./returned-transfers.ts";
import { STATEMENT_BYTES_MOST } from "./statement-file-size.ts";
import { queuedPayment, STATEMENT_MATCHES } from "./verification.ts";

const column = z.string().trim().min(1, "Pilih kolomnya.").max(100);
const perhaps = z.string().trim().max(100).default("");

/** The columns of a bank's file. Chosen once for each bank. */
export const statementMapping = z.object({
  day: column,
  /** Money that came in; both ways where `debit` is empty. */
  amount: column,
  /** Money that went out, where it has a column of its own. */
  debit: perhaps,
  description: column,
  /** Where one column holds both directions: the one that tells them apart, and its word for money that came in. */
  direction: perhaps,
  incoming: z.string().trim().max(20).default(""),
  /** What the account held after each row. */
  balance: perhaps,
});
export type StatementMapping = z.infer<typeof statementMapping>;

export const listStatementMappings = endpoint("GET /api/admin/statement-mappings/", {
  summary: "Kolom yang terakhir dipilih untuk setiap bank.",
  ...may("money"),
  response: z.array(z.object({ bank: z.enum(BANKS), mapping: statementMapping })),
});

const rowNumber = z.int().positive().max(100_000);
const balance = z.int().min(-1_000_000_000_000).max(1_000_000_000_000).nullable();

const sentFile = z
  .object({
    bank: z.enum(BANKS, { error: "Pilih bank." }),
    name: z.string().trim().max(200).default(""),
    /** The file: its text, or a workbook in base64. */
    csv: z.string().max(STATEMENT_BYTES_MOST, "Berkas terlalu besar. Impor per bulan.").default(""),
    xlsx: z.base64().max(STATEMENT_BYTES_MOST, "Berkas terlalu besar. Impor per bulan.").default(""),
    mapping: statementMapping,
    /** The treasurer's corrections of unreadable rows. */
    mended: z
      .array(z.object({ row: rowNumber, day, amount: rupiah.min(1), out: z.boolean() }))
      .max(1000)
      .default([]),
    /** Unreadable rows that the treasurer decided to skip. */
    leave_out: z.array(rowNumber).max(5000).default([]),
    /** What the account held before and after, where the file does not say it. */
    opening: balance.optional(),
    closing: balance.optional(),
    /** The treasurer saw that the file's head names another bank or account. */
    anyway: z.boolean().default(false),
    /** Rows that look like lines of an earlier file and are further ones. */
    also: z.array(rowNumber).max(5000).default([]),
  })
  .refine(({ csv, xlsx }) => Boolean(csv) !== Boolean(xlsx), { path: ["csv"], error: "Berkasnya kosong." });

/** Days or money that no file covers. */
export const statementGap = z.object({
  /** The days that no file covers. Both are null if the files are adjacent. */
  from: day.nullable(),
  to: day.nullable(),
  /** The difference of the balances; null if one is unknown. */
  amount: z.int().nullable(),
  /** Where the file before ended, and what the account held then. */
  after: day,
  closing: z.int().nullable(),
});
export type StatementGap = z.infer<typeof statementGap>;

const sumOf = z.object({ count: z.int(), amount: z.int() });

export const previewStatement = endpoint("POST /api/admin/statements/preview/", {
  summary:
    "Apa yang akan terjadi bila berkas ini diimpor: berapa baris yang baru, yang sudah ada, dan sela dengan berkas sebelumnya. Tidak mengubah apa pun.",
  ...may("money"),
  largestBody: 1_048_576,
  body: sentFile,
  response: z.object({
    incoming: sumOf,
    outgoing: sumOf,
    /** Lines that are there already, in and out. */
    repeated: sumOf,
    /** When this very file was imported before. */
    imported_before: z.string().nullable(),
    gap: statementGap.nullable(),
    /** Why the file seems to be another bank's or account's; `bank`: the one of ours that it names. */
    stranger: z.object({ why: z.string(), bank: z.enum(BANKS).nullable() }).nullable(),
    /** Rows that may be there already, or happened twice: two files touch on that day, and no balance tells them apart. */
    alike: z.array(
      z.object({
        row: z.int(),
        day,
        amount: rupiah,
        out: z.boolean(),
        description: z.string(),
        /** The file that brought the row that is there already. */
        file: z.string(),
        imported_at: instant,
      }),
    ),
  }),
});
export type StatementPreview = z.infer<(typeof previewStatement)["response"]>;

export const importStatement = endpoint("POST /api/admin/statements/", {
  summary:
    "Mengimpor mutasi (CSV atau XLSX). Uang keluar menjadi baris tersendiri. Baris yang sudah pernah diimpor tidak ditambahkan lagi. 409 `unreadable_rows` bila ada baris yang tidak terbaca dan tidak dibetulkan (`mended`) atau dilewati dengan sadar (`leave_out`); 409 `other_owner` bila kepala berkas menyebut bank atau rekening lain, kecuali dengan `anyway`.",
  ...may("money"),
  largestBody: 1_048_576,
  body: sentFile,
  /** `added` and `debits` are new lines, in and out; `skipped` rows were left out, having been seen. */
  response: z.object({ added: z.int(), debits: z.int(), repeated: z.int(), skipped: z.int() }),
});

export const statementFile = z.object({
  id,
  bank: z.enum(BANKS),
  name: z.string(),
  first_day: day,
  last_day: day,
  opening: z.int().nullable(),
  closing: z.int().nullable(),
  lines: z.int(),
  debits: z.int(),
  left_out: z.array(z.object({ row: z.int(), text: z.string(), why: z.string() })),
  imported_by: z.string(),
  imported_at: instant,
  gap: statementGap.nullable(),
  /** How many of its lines are no longer new. While none is, the import can be taken back. */
  used: z.int(),
});
export type StatementFile = z.infer<typeof statementFile>;

export const listStatementFiles = endpoint("GET /api/admin/statement-files/", {
  summary: "Berkas mutasi yang pernah diimpor, terbaru dahulu, dengan sela di antara satu dan berikutnya.",
  ...may("money"),
  query: z.object({ ...page, bank: queryText.pipe(z.enum(BANKS)).optional() }),
  response: z.array(statementFile),
  counted: true,
});

export const takeBackStatement = endpoint("DELETE /api/admin/statement-files/:id/", {
  summary:
    "Menarik kembali sebuah impor dengan semua barisnya. 409 `lines_used` bila sebuah barisnya sudah dipakai, `repeated_later` bila berkas sesudahnya memuat baris yang sama.",
  ...may("money"),
  ...saying("Impor sudah ditarik kembali."),
});

export const STATEMENT_STATES = ["open", "matched", "unidentified", "ignored"] as const;
export type StatementState = (typeof STATEMENT_STATES)[number];

/**
 * Why a person must look before a line is matched: several payments may be the line's, several lines the payment's, or the payment
 * has a warning.
 */
export const MATCH_DOUBTS = ["payments", "lines", "flagged"] as const;
export type MatchDoubt = (typeof MATCH_DOUBTS)[number];

export const statementLine = z.object({
  id,
  bank: z.enum(BANKS),
  day,
  amount: rupiah,
  /** Hundredths that the bank wrote behind it. The books count whole rupiah. */
  sen: z.int(),
  description: z.string(),
  state: z.enum(STATEMENT_STATES),
  /** The unclaimed amount. Unless the line is open, it is in the ledger as unidentified. */
  unclaimed: rupiah,
  /** The payments that it paid, and how much of each. */
  payments: z.array(z.object({ reference: z.string(), payer_name: z.string(), amount: rupiah })),
  /** The cash box whose handover it shows. */
  handover: z.string().nullable(),
  /** The transfer that it brought back. */
  returned: sentTransfer.nullable(),
  /** While unidentified: the transfer that it seems to bring back. Not `noted`: by the bank's words alone. */
  bringing_back: sentTransfer.extend({ noted: z.boolean() }).nullable(),
  /** The fund that it was booked to as interest, a fine or a yield. */
  income: z.string().nullable(),
  decided_by: z.string().nullable(),
  /** The payment whose money it seems to be. With `split`, together with `with`. */
  proposal: z
    .object({
      reference: z.string(),
      payer_name: z.string(),
      /** The amount that the bank has not shown yet. */
      amount: rupiah,
      /**
       * `verified`: approved before the file was imported; assigning only links the line. `rejected`: assigning reopens it.
       */
      status: z.enum(PAYMENT_STATUSES),
      match: z.enum(STATEMENT_MATCHES),
      with: z.array(id),
      kind: z.enum(PAYMENT_KINDS),
      /** What the money is for: a campaign, goods, a course, an event. */
      title: z.string(),
      doubt: z.enum(MATCH_DOUBTS).nullable(),
      /** An exact match without doubt: it may be matched together with others, unseen. */
      sure: z.boolean(),
    })
    .nullable(),
});
export type StatementLine = z.infer<typeof statementLine>;

export const listStatementLines = endpoint("GET /api/admin/statements/", {
  summary:
    "Baris mutasi, terbaru dahulu, dengan pembayaran yang tampaknya cocok. `unidentified` juga memuat sisa dari baris yang sudah cocok. `search`: keterangan atau nominal.",
  ...may("money"),
  query: z.object({
    ...page,
    state: queryText.pipe(z.enum(STATEMENT_STATES)).default("open"),
    bank: queryText.pipe(z.enum(BANKS)).optional(),
    search: searchText,
  }),
  response: z.array(statementLine),
  counted: true,
});

export const unclaimedMoney = {
  lines: z.array(id).min(1, "Pilih barisnya.").max(ASSIGN_MOST),
  /** The unclaimed amount of these lines that the treasurer saw; it may have changed since. */
  unclaimed: rupiah,
};

export const listAssignablePayments = endpoint("GET /api/admin/statements/payments/", {
  summary:
    "Pembayaran yang dapat dicocokkan dengan baris-baris ini (`lines`: id, dipisah koma), yang paling mirip dahulu. `search` seperti pada daftar pembayaran.",
  ...may("money"),
  query: z.object({
    lines: queryText
      .pipe(z.string().regex(/^\d{1,15}(,\d{1,15}){0,9}$/, "Pilih barisnya."))
      .transform((text) => text.split(",").map(Number)),
    search: searchText,
  }),
  response: z.array(queuedPayment),
});

export const assignStatementLines = endpoint("POST /api/admin/statements/assign/", {
  summary:
    "Mencocokkan baris mutasi dengan satu atau beberapa pembayaran sekaligus: semuanya atau tidak sama sekali. Pembayaran yang menunggu disetujui; kelebihan uang dicatat sebagai belum diketahui dari siapa; kekurangan ditolak, kecuali `settle` menentukannya untuk satu pembayaran. 409 `line_taken` atau `already_decided` bila bendahara lain lebih dahulu.",
  ...may("money"),
  body: z.object({
    ...unclaimedMoney,
    references: z.array(z.string().max(40)).min(1, "Pilih pembayarannya.").max(ASSIGN_MOST),
    /** Rejected payments among them are reopened first. */
    reopen: z.boolean().default(false),
    ...settling,
  }),
  ...saying("Sudah dicocokkan."),
});

export const confirmStatementMatches = endpoint("POST /api/admin/statements/confirm/", {
  summary:
    "Mencocokkan banyak pembayaran sekaligus, masing-masing dengan satu baris mutasi. Hanya yang pasti: persis sama, satu-satunya pembayaran untuk baris itu dan satu-satunya baris untuk pembayaran itu, tanpa peringatan; yang lain ditolak (`doubtful_payments`, `doubtful_lines`, `doubtful_flagged`). `batch` membatalkan semuanya sekaligus.",
  ...may("money"),
  body: z.object({
    matches: z
      .array(z.object({ line: id, unclaimed: unclaimedMoney.unclaimed, reference: z.string().max(40) }))
      .min(1)
      .max(100),
  }),
  response: z.object({
    /** Null if nothing was matched. */
    batch: id.nullable(),
    results: z.array(
      z.object({ reference: z.string(), approved: z.boolean(), code: z.string(), detail: z.string() }),
    ),
  }),
});

export const matchBatch = z.object({
  id,
  made_by: z.string(),
  made_at: instant,
  count: z.int(),
  amount: rupiah,
  /** Payments that something happened to afterwards. While there is none, the batch can be undone. */
  followed: z.int(),
});
export type MatchBatch = z.infer<typeof matchBatch>;

export const listMatchBatches = endpoint("GET /api/admin/statements/batches/", {
  summary: "Pencocokan sekaligus dalam tujuh hari terakhir yang belum dibatalkan, terbaru dahulu.",
  ...may("money"),
  response: z.array(matchBatch),
});

export const undoMatchBatch = endpoint("POST /api/admin/statements/batches/:id/undo/", {
  summary:
    "Membatalkan semua pencocokan dari satu tindakan: pembayaran yang disetujui menunggu lagi dan pembayarnya diberi tahu. 409 `followed` bila sesudahnya terjadi sesuatu, `already_undone` bila sudah dibatalkan.",
  ...may("money"),
  body: z.object({ reason }),
  ...saying("Pencocokan dibatalkan."),
});

const ASIDE = ["open", "unidentified", "ignored"] as const;

export const setStatementLinesAside = endpoint("POST /api/admin/statements/set-aside/", {
  summary:
    "`unidentified`: uang yang belum diketahui pemiliknya, dicatat di buku besar dan dapat dicocokkan kemudian. `ignored`: bukan pembayaran kepada kita, atau sudah tercatat. `open`: kembali ke baris baru. `from`: keadaan yang terlihat; 409 bila sudah berubah. 409 `likely_paid` dengan `candidate` bila `unidentified` akan mencatat uang sebuah pembayaran yang sudah disetujui untuk kedua kalinya, kecuali dengan `confirm`.",
  ...may("money"),
  body: z.object({
    lines: z.array(id).min(1).max(200),
    from: z.enum(ASIDE).default("open"),
    as: z.enum(ASIDE),
    /** The treasurer confirmed that this is not the money of the similar payment. */
    confirm: z.boolean().default(false),
  }),
  ...saying("Sudah dicatat."),
});

export const giveStatementLine = endpoint("POST /api/admin/statements/give/", {
  summary:
    "Memberikan uang yang belum diketahui dari siapa kepada sebuah program, dengan alasannya: menjadi donasi yang langsung disetujui dan dihitung seperti yang lain. 409 `not_kept` bila barisnya bukan uang belum diketahui dari siapa, `line_taken` bila sudah berubah, `campaign_closed` bila programnya sudah berakhir. Dapat diurungkan seperti persetujuan lain.",
  ...may("money"),
  body: z.object({
    line: id,
    unclaimed: rupiah,
    slug: z.string({ error: "Pilih program." }).trim().min(1, "Pilih program.").max(120),
    giver: upTo(GIVER_MOST).default(""),
    reason,
  }),
  response: z.object({ reference: z.string() }),
});
