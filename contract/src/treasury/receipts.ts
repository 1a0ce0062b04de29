import { z } from "zod";
import { RECEIPT_KINDS, VOID_CAUSES } from "../payments/receipts/receipt-words.ts";
import { receiptLine } from "../payments/receipts/receipts.ts";
import { endpoint, may, saying } from "../platform/endpoint.ts";
import { GIVER_MOST, PERSON_MOST, REASON_LEAST, REASON_MOST } from "../platform/text-lengths.ts";
import { instant, page, queryText, rupiah, said, searchText, upTo, written } from "../platform/vocabulary.ts";

const head = may("money");

/** A receipt as those who look after the money see it. */
export const staffReceipt = z.object({
  number: z.string(),
  kind: z.enum(RECEIPT_KINDS),
  /** Of its payment. */
  reference: z.string(),
  amount: rupiah,
  payer_name: z.string(),
  /** How others see the giver. */
  shown_as: z.string(),
  on_behalf: z.string(),
  lines: z.array(receiptLine),
  received_at: instant,
  issued_at: instant,
  void: z
    .object({ at: instant, because: z.enum(VOID_CAUSES), by: z.string().nullable(), note: z.string() })
    .nullable(),
  replaces: z.string().nullable(),
});
export type StaffReceipt = z.infer<typeof staffReceipt>;

export const RECEIPT_STATES = ["valid", "void"] as const;

export const listReceipts = endpoint("GET /api/admin/receipts/", {
  summary: "Tanda terima, terbaru dahulu. `search`: nomornya, nomor pembayaran, nama atau nominal.",
  ...head,
  query: z.object({
    ...page,
    status: queryText.pipe(z.enum(RECEIPT_STATES)).optional(),
    search: searchText,
  }),
  response: z.array(staffReceipt),
  counted: true,
});

const reason = written("Tulis alasannya, paling sedikit lima huruf.", REASON_MOST, REASON_LEAST);

export const printStaffReceipt = endpoint("GET /api/admin/receipts/:number/pdf/", {
  summary: "Sebuah tanda terima sebagai PDF, seperti yang dipegang pemberinya.",
  ...head,
  response: z.unknown(),
  produces: "application/pdf",
});

export const voidReceipt = endpoint("POST /api/admin/receipts/:number/void/", {
  summary:
    "Membatalkan tanda terima tanpa pengganti. Uangnya tidak berubah. 409 `receipt_void` bila sudah batal.",
  ...head,
  body: z.object({ reason }),
  response: said,
});

export const replaceReceipt = endpoint("POST /api/admin/receipts/:number/replace/", {
  summary:
    "Membatalkan tanda terima dan menerbitkan penggantinya dengan nama yang benar; juga untuk yang terakhir dibatalkan. 409 `receipt_replaced` bila sudah ada penggantinya.",
  ...head,
  body: z.object({
    payer_name: written("Isi namanya.", PERSON_MOST),
    on_behalf: upTo(GIVER_MOST).default(""),
    reason,
  }),
  response: z.object({ number: z.string() }),
});

export const sendReceipt = endpoint("POST /api/admin/receipts/:number/send/", {
  summary:
    "Mengirim tanda terima lagi ke e-mail pemberinya. 409 `no_address` bila ia tidak meninggalkan alamat.",
  ...head,
  ...saying("Tanda terima dikirim lagi."),
});
