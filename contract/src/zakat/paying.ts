import { z } from "zod";
import { BANKS, ONLINE_METHOD, PAYMENT_METHODS, PAYMENT_STATUSES } from "../payments/methods.ts";
import { CHOOSE_METHOD, optional, payer } from "../payments/purchase-fields.ts";
import { PURCHASE_MOST } from "../payments/purchase-most.ts";
import { endpoint } from "../platform/endpoint.ts";
import { NOTE_MOST } from "../platform/text-lengths.ts";
import { id, instant, page, rupiah } from "../platform/vocabulary.ts";
import { PAYABLE_KINDS } from "./kinds.ts";

const CHOOSE_AMOUNT = "Isi nominalnya, minimal Rp. 1.";

const item = z.object({
  kind: z.enum(PAYABLE_KINDS, { error: "Pilih jenis zakat atau infak." }),
  amount: z.int(CHOOSE_AMOUNT).min(1, CHOOSE_AMOUNT).max(PURCHASE_MOST, "Nominal terlalu besar."),
  /** The id of the rule used; by default the one in force. */
  rule: id.nullish(),
});

/** A form has a row for each kind; those that were left empty are not meant. */
const meant = (rows: unknown) => {
  const filled = Array.isArray(rows) ? rows.filter((row) => row?.amount !== 0) : [];
  return filled.length > 0 ? filled : rows;
};

/** Each kind once. */
export const zakatItems = z.preprocess(
  meant,
  z
    .array(item)
    .min(1, "Pilih minimal satu.")
    .max(PAYABLE_KINDS.length, "Sebutkan setiap jenis sekali.")
    .refine(
      (all) => new Set(all.map(({ kind }) => kind)).size === all.length,
      "Sebutkan setiap jenis sekali.",
    )
    .refine(
      (all) => all.reduce((sum, { amount }) => sum + amount, 0) <= PURCHASE_MOST,
      "Nominal terlalu besar.",
    ),
);

const isRealDay = (day: string) => {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
};

/** The month that a payment is for; for a harvest its day. */
export const zakatPeriod = z
  .string()
  .regex(/^(20\d\d-(0[1-9]|1[0-2])(-\d\d)?)?$/, "Isi dengan bulan, misalnya 2026-11.")
  .refine((period) => period.length < 10 || isRealDay(period), "Isi dengan tanggal yang benar.");

export const payZakat = endpoint("POST /api/zakat/pay/", {
  summary:
    "Satu pembayaran untuk beberapa zakat dan infak; setiap jenis menjadi bagian dananya sendiri. 409 `zakat_closed` selama kami tidak punya dasar menerima zakat (infak saja tetap bisa), `no_rule` atau `out_of_season` bila jenis itu tidak diterima hari ini. Kirim `Idempotency-Key`.",
  access: "optional",
  body: z.object({
    items: zakatItems,
    ...payer,
    payment_method: z.enum([...BANKS, ONLINE_METHOD, "qris-donasi"], { error: CHOOSE_METHOD }).default("bsi"),
    period: zakatPeriod.default(""),
    /** The intention or a prayer; read by staff only. */
    message: optional(NOTE_MOST),
  }),
  response: z.object({
    id: z.string(),
    order_id: z.string(),
    /** Where it is paid, `/pembayaran/…`. */
    page: z.string(),
    amount: rupiah,
    payment_method: z.enum(PAYMENT_METHODS),
    status: z.enum(PAYMENT_STATUSES),
    created_at: instant,
  }),
  status: 201,
});

export const zakatPayment = z.object({
  order_id: z.string(),
  page: z.string(),
  amount: rupiah,
  refunded_amount: rupiah,
  /** Of a refund, what is not transferred yet. */
  refund_owed: rupiah,
  /** Of a transfer that came short, what is still expected. */
  missing: rupiah,
  payment_method: z.enum(PAYMENT_METHODS),
  status: z.enum(PAYMENT_STATUSES),
  /** 'YYYY-MM', of a harvest 'YYYY-MM-DD', or nothing. */
  period: z.string(),
  items: z.array(z.object({ kind: z.enum(PAYABLE_KINDS), amount: rupiah, source: z.string().nullable() })),
  /** The numbers of its valid receipts. */
  receipts: z.array(z.string()),
  /** Whether a proof of the transfer was sent. */
  proved: z.boolean(),
  /** What the treasurer wrote, if it was rejected. */
  reject_reason: z.string().nullable(),
  created_at: instant,
});
export type ZakatPayment = z.infer<typeof zakatPayment>;

export const listMyZakat = endpoint("GET /api/zakat/payments/", {
  summary: "Zakat yang dibayar anggota sendiri, terbaru dahulu, dengan aturan yang dipakai.",
  access: "member",
  query: z.object(page),
  response: z.array(zakatPayment),
  counted: true,
});
