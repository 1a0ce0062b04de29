import { z } from "zod";
import { FUND_KINDS } from "../../ledger/fund-kinds.ts";
import { endpoint } from "../../platform/endpoint.ts";
import { PERSON_MOST } from "../../platform/text-lengths.ts";
import { day, instant, queryText, rupiah, written } from "../../platform/vocabulary.ts";
import { RECEIPT_KINDS, VOID_CAUSES } from "./receipt-words.ts";

/** The part of a gift that one fund received. */
export const receiptLine = z.object({
  fund_kind: z.enum(FUND_KINDS),
  /** The campaign or other purpose. */
  programme: z.string(),
  amount: rupiah,
});

/** The proof that the receipt's posting is part of the seal of its day; recalculated on every request. */
export const receiptSeal = z.object({
  day,
  hash: z.string(),
  /** The number of postings of that day, and the length of the Merkle path to its root. */
  postings: z.int(),
  steps: z.int(),
  /** The Merkle path from the posting as it is now ends at the published seal. */
  holds: z.boolean(),
  /** The seals after this day, up to the newest (of the day `last`), form an unbroken chain. */
  unbroken: z.boolean(),
  last: day,
});
export type ReceiptSeal = z.infer<typeof receiptSeal>;

/** What anybody who has a receipt's number may see: everything except the donor. */
export const receiptCheck = z.object({
  number: z.string(),
  kind: z.enum(RECEIPT_KINDS),
  issuer: z.string(),
  amount: rupiah,
  /** When the money was received. */
  received_at: instant,
  issued_at: instant,
  /** `fund` is the Indonesian name of `fund_kind`. */
  lines: z.array(receiptLine.extend({ fund: z.string() })),
  void: z.object({ at: instant, because: z.enum(VOID_CAUSES) }).nullable(),
  /** The number of the receipt that replaces it. */
  replaced_by: z.string().nullable(),
  /** Null until the following night. */
  seal: receiptSeal.nullable(),
});
export type ReceiptCheck = z.infer<typeof receiptCheck>;

export const checkReceipt = endpoint("GET /api/receipts/:number/", {
  summary:
    "Memeriksa sebuah tanda terima dengan nomornya: berlaku atau batal sejak kapan. Tanpa nama pemberinya.",
  access: "public",
  response: receiptCheck,
});

export const matchReceiptName = endpoint("POST /api/receipts/:number/name/", {
  summary:
    "Apakah nama ini yang tertulis di tanda terima: hanya cocok atau tidak. Dibatasi beberapa kali dalam satu jam.",
  access: "public",
  body: z.object({
    name: written("Ketik namanya.", PERSON_MOST),
  }),
  response: z.object({ matches: z.boolean() }),
});

export const downloadReceipt = endpoint("GET /api/receipts/:number/pdf/", {
  summary:
    "Tanda terima anggota sendiri sebagai PDF, dengan namanya juga bila disembunyikan dari orang lain.",
  access: "member",
  response: z.unknown(),
  produces: "application/pdf",
});

export const downloadPaymentReceipt = endpoint("GET /api/payments/page/:key/receipt/", {
  summary:
    "Tanda terima sebuah pembayaran sebagai PDF, untuk siapa pun yang punya alamatnya, dengan nama yang dipilih.",
  access: "public",
  response: z.unknown(),
  produces: "application/pdf",
});

const year = queryText
  .pipe(z.string().regex(/^20\d\d$/, "Isi dengan tahun, seperti 2026."))
  .transform(Number);

export const givingStatement = z.object({
  year: z.int(),
  /** The years in which the member gave something, newest first. */
  years: z.array(z.int()),
  name: z.string(),
  /** The period: the whole year, or the current year until today. */
  from: day,
  to: day,
  total: rupiah,
  kinds: z.array(
    z.object({
      fund_kind: z.enum(FUND_KINDS),
      /** The Indonesian name of `fund_kind`. */
      fund: z.string(),
      total: rupiah,
      gifts: z.array(
        z.object({
          number: z.string(),
          programme: z.string(),
          amount: rupiah,
          received_at: instant,
          /** The address of the payment's page. */
          page: z.string(),
        }),
      ),
    }),
  ),
});
export type GivingStatement = z.infer<typeof givingStatement>;

export const readGivingStatement = endpoint("GET /api/donations/statement/", {
  summary:
    "Pemberian anggota sendiri dalam satu tahun menurut tanda terima yang berlaku, per jenis dana; zakat terpisah.",
  access: "member",
  query: z.object({ year }),
  response: givingStatement,
});

export const downloadGivingStatement = endpoint("GET /api/donations/statement/pdf/", {
  summary: "Pernyataan Pemberian satu tahun sebagai PDF.",
  access: "member",
  query: z.object({ year }),
  response: z.unknown(),
  produces: "application/pdf",
});
