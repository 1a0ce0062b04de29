import { z } from "zod";
import { BANKS, PAYMENT_STATUSES } from "../payments/methods.ts";
import { endpoint } from "../platform/endpoint.ts";
import { day, id, page, queryText, rupiah, said } from "../platform/vocabulary.ts";
import { ASSIGN_MOST, queuedPayment, STATEMENT_MATCHES, TREASURERS } from "./verification.ts";

const column = z.string().trim().min(1, "Pilih kolomnya.").max(100);

/** Which column of a bank's file says what. Chosen once for each bank. */
export const statementMapping = z.object({
  day: column,
  /** Money that came in. Lines without it are left out. */
  amount: column,
  description: column,
  /** Where one column holds both directions: the one that tells them apart, and its word for money that came in. */
  direction: z.string().trim().max(100).default(""),
  incoming: z.string().trim().max(20).default(""),
});
export type StatementMapping = z.infer<typeof statementMapping>;

export const listStatementMappings = endpoint({
  method: "GET",
  path: "/api/admin/statement-mappings/",
  summary: "Kolom yang terakhir dipilih untuk setiap bank.",
  access: "staff",
  roles: TREASURERS,
  response: z.array(z.object({ bank: z.enum(BANKS), mapping: statementMapping })),
});

export const importStatement = endpoint({
  method: "POST",
  path: "/api/admin/statements/",
  summary: "Mengimpor mutasi (CSV). Baris yang sudah pernah diimpor tidak ditambahkan lagi.",
  access: "staff",
  roles: TREASURERS,
  body: z.object({
    bank: z.enum(BANKS, { error: "Pilih bank." }),
    csv: z.string().min(1, "Berkasnya kosong.").max(900_000, "Berkas terlalu besar. Impor per bulan."),
    mapping: statementMapping,
  }),
  response: z.object({ added: z.int(), repeated: z.int(), skipped: z.int() }),
});

export const STATEMENT_STATES = ["open", "matched", "unidentified", "ignored"] as const;
export type StatementState = (typeof STATEMENT_STATES)[number];

export const statementLine = z.object({
  id,
  bank: z.enum(BANKS),
  day,
  amount: rupiah,
  description: z.string(),
  state: z.enum(STATEMENT_STATES),
  /** What of its money no payment has. Unless the line is open, the ledger keeps it as unidentified. */
  unclaimed: rupiah,
  /** The payments that it paid, and how much of each. */
  payments: z.array(z.object({ reference: z.string(), payer_name: z.string(), amount: rupiah })),
  decided_by: z.string().nullable(),
  /** The payment whose money it seems to be. With `split`, together with `with`. */
  proposal: z
    .object({
      reference: z.string(),
      payer_name: z.string(),
      /** What the bank has not shown of it yet. */
      amount: rupiah,
      /** `verified`: approved before the bank's file came. Assigning it then only says which money it was. */
      status: z.enum(PAYMENT_STATUSES),
      match: z.enum(STATEMENT_MATCHES),
      with: z.array(id),
    })
    .nullable(),
});
export type StatementLine = z.infer<typeof statementLine>;

const searched = queryText.pipe(z.string().trim().max(100, "Paling banyak 100 huruf.")).optional();

export const listStatementLines = endpoint({
  method: "GET",
  path: "/api/admin/statements/",
  summary:
    "Baris mutasi, terbaru dahulu, dengan pembayaran yang tampaknya cocok. `unidentified` juga memuat sisa dari baris yang sudah cocok. `search`: keterangan atau nominal.",
  access: "staff",
  roles: TREASURERS,
  query: z.object({
    ...page,
    state: queryText.pipe(z.enum(STATEMENT_STATES)).default("open"),
    search: searched,
  }),
  response: z.array(statementLine),
  counted: true,
});

const money = {
  lines: z.array(id).min(1, "Pilih barisnya.").max(ASSIGN_MOST),
  /** What no payment has of these lines together, as it was seen: it may have changed since. */
  unclaimed: rupiah,
};

export const listAssignablePayments = endpoint({
  method: "GET",
  path: "/api/admin/statements/payments/",
  summary:
    "Pembayaran yang dapat dicocokkan dengan baris-baris ini (`lines`: id, dipisah koma), yang paling mirip dahulu. `search` seperti pada daftar pembayaran.",
  access: "staff",
  roles: TREASURERS,
  query: z.object({
    lines: queryText
      .pipe(z.string().regex(/^\d{1,15}(,\d{1,15}){0,9}$/, "Pilih barisnya."))
      .transform((text) => text.split(",").map(Number)),
    search: searched,
  }),
  response: z.array(queuedPayment),
});

export const assignStatementLines = endpoint({
  method: "POST",
  path: "/api/admin/statements/assign/",
  summary:
    "Mencocokkan baris mutasi dengan satu atau beberapa pembayaran sekaligus: semuanya atau tidak sama sekali. Pembayaran yang menunggu disetujui; kelebihan uang dicatat sebagai belum dikenal; kekurangan ditolak. 409 `line_taken` atau `already_decided` bila bendahara lain lebih dahulu.",
  access: "staff",
  roles: TREASURERS,
  body: z.object({
    ...money,
    references: z.array(z.string().max(40)).min(1, "Pilih pembayarannya.").max(ASSIGN_MOST),
    /** Those of them that were rejected are opened again first: their money has come after all. */
    reopen: z.boolean().default(false),
  }),
  response: said,
});

export const confirmStatementMatches = endpoint({
  method: "POST",
  path: "/api/admin/statements/confirm/",
  summary:
    "Mencocokkan banyak pembayaran dengan baris mutasinya, masing-masing sendiri. Kelebihan uang dicatat sebagai belum dikenal; kekurangan ditolak.",
  access: "staff",
  roles: TREASURERS,
  body: z.object({
    matches: z
      .array(z.object({ ...money, reference: z.string().max(40) }))
      .min(1)
      .max(100),
  }),
  response: z.object({
    results: z.array(
      z.object({ reference: z.string(), approved: z.boolean(), code: z.string(), detail: z.string() }),
    ),
  }),
});

const ASIDE = ["open", "unidentified", "ignored"] as const;

export const setStatementLinesAside = endpoint({
  method: "POST",
  path: "/api/admin/statements/set-aside/",
  summary:
    "`unidentified`: uang yang belum diketahui pemiliknya, dicatat di buku besar dan dapat dicocokkan kemudian. `ignored`: bukan pembayaran kepada kita, atau sudah tercatat. `open`: kembali ke baris baru. `from`: keadaan yang terlihat; 409 bila sudah berubah. 409 `likely_paid` dengan `candidate` bila `unidentified` akan mencatat uang sebuah pembayaran yang sudah disetujui untuk kedua kalinya, kecuali dengan `confirm`.",
  access: "staff",
  roles: TREASURERS,
  body: z.object({
    lines: z.array(id).min(1).max(200),
    from: z.enum(ASIDE).default("open"),
    as: z.enum(ASIDE),
    /** Asked and answered: this is not the money of the payment that it resembles. */
    confirm: z.boolean().default(false),
  }),
  response: said,
});
