import { z } from "zod";
import { STATEMENT_MATCHES, TREASURERS } from "./backoffice-payments.ts";
import { endpoint } from "./endpoint.ts";
import { BANKS } from "./payment-methods.ts";
import { day, id, page, queryText, rupiah, said } from "./vocabulary.ts";

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

export const statementLine = z.object({
  id,
  bank: z.enum(BANKS),
  day,
  amount: rupiah,
  description: z.string(),
  state: z.enum(STATEMENT_STATES),
  /** The open payment whose money it seems to be. With `split`, together with `with`. */
  proposal: z
    .object({
      reference: z.string(),
      payer_name: z.string(),
      amount: rupiah,
      match: z.enum(STATEMENT_MATCHES),
      with: z.array(id),
    })
    .nullable(),
});
export type StatementLine = z.infer<typeof statementLine>;

export const listStatementLines = endpoint({
  method: "GET",
  path: "/api/admin/statements/",
  summary: "Baris mutasi, terbaru dahulu, dengan pembayaran yang tampaknya cocok.",
  access: "staff",
  roles: TREASURERS,
  query: z.object({ ...page, state: queryText.pipe(z.enum(STATEMENT_STATES)).default("open") }),
  response: z.array(statementLine),
  counted: true,
});

export const confirmStatementMatches = endpoint({
  method: "POST",
  path: "/api/admin/statements/confirm/",
  summary:
    "Menyetujui pembayaran dengan baris mutasinya, masing-masing sendiri. Kelebihan uang dicatat sebagai belum dikenal; kekurangan ditolak.",
  access: "staff",
  roles: TREASURERS,
  body: z.object({
    matches: z
      .array(z.object({ reference: z.string().max(40), lines: z.array(id).min(1).max(10) }))
      .min(1)
      .max(100),
  }),
  response: z.object({
    results: z.array(
      z.object({ reference: z.string(), approved: z.boolean(), code: z.string(), detail: z.string() }),
    ),
  }),
});

export const setStatementLinesAside = endpoint({
  method: "POST",
  path: "/api/admin/statements/set-aside/",
  summary:
    "`unidentified`: uang yang belum diketahui pemiliknya, dicatat di buku besar dan dapat dicocokkan kemudian. `ignored`: bukan pembayaran kepada kita.",
  access: "staff",
  roles: TREASURERS,
  body: z.object({ lines: z.array(id).min(1).max(200), as: z.enum(["unidentified", "ignored"]) }),
  response: said,
});
