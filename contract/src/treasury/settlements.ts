import { z } from "zod";
import { BANKS, PAYMENT_KINDS } from "../payments/methods.ts";
import { endpoint, may, saying } from "../platform/endpoint.ts";
import { day, id, instant, reason, rupiah, wholeNumber } from "../platform/vocabulary.ts";
import { COLLECTORS } from "./collectors.ts";

const head = may("money");
export const SETTLE_MOST = 500;

export const collectorTerms = z.object({
  /** The most that it keeps: hundredths of a percent of the sum, and rupiah for each payment. */
  rate_bp: z.int().min(0, "Paling sedikit nol.").max(2000, "Paling banyak 20%."),
  fixed: rupiah.max(100_000, "Terlalu besar."),
  /** After so many days its money is usually here. */
  usual_days: z.int().min(1, "Paling sedikit sehari.").max(60, "Paling banyak 60 hari."),
});
export type CollectorTerms = z.infer<typeof collectorTerms>;

/** `amount`: negative where the collector refunded what it had paid us already. */
const owedPayment = z.object({
  reference: z.string(),
  kind: z.enum(PAYMENT_KINDS),
  payer_name: z.string(),
  amount: z.int(),
  since: instant,
  /** The names by which the provider's report knows it. */
  orders: z.array(z.string()),
});
export type OwedPayment = z.infer<typeof owedPayment>;

export const settlement = z.object({
  id,
  account: z.enum(COLLECTORS),
  bank: z.enum(BANKS),
  day,
  gross: rupiah,
  fee: rupiah,
  payments: z.int(),
  decided_by: z.string(),
  created_at: instant,
  reversed: z.string().nullable(),
});
export type LumpSettlement = z.infer<typeof settlement>;

export const listCollectors = endpoint("GET /api/admin/collectors/", {
  summary:
    "Yang menagih untuk kita (QRIS, Midtrans): yang belum sampai di bank menurut buku besar, tertua dahulu, tarif dan lamanya yang disepakati, dan pelunasan terakhir.",
  ...head,
  response: z.object({
    collectors: z.array(
      collectorTerms.extend({
        collector: z.enum(COLLECTORS),
        balance: z.int(),
        /** Owed for longer than usual. */
        late: z.object({ count: z.int(), amount: z.int() }),
        payments: z.array(owedPayment.extend({ days: z.int() })),
      }),
    ),
    settlements: z.array(settlement),
  }),
});

export const changeCollector = endpoint("PUT /api/admin/collectors/:collector/", {
  summary: "Tarif dan lamanya pencairan yang disepakati dengan sebuah penyedia. Dicatat.",
  ...head,
  params: z.object({ collector: z.enum(COLLECTORS) }),
  body: collectorTerms,
  ...saying("Kesepakatan disimpan."),
});

export const foreseeSettlement = endpoint("GET /api/admin/settlements/foresee/", {
  summary:
    "Pembayaran yang belum dilunasi penyedianya, dan yang tampaknya ada di dalam satu baris mutasi: jumlahnya kurang biaya penyedia.",
  ...head,
  query: z.object({ line: wholeNumber }),
  response: z.object({
    line: z.object({ id, bank: z.enum(BANKS), day, unclaimed: rupiah, description: z.string() }),
    accounts: z.array(
      collectorTerms.extend({
        account: z.enum(COLLECTORS),
        balance: z.int(),
        /** `chosen`: whether it seems to be part of the settlement. */
        payments: z.array(owedPayment.extend({ chosen: z.boolean() })),
      }),
    ),
  }),
});

export const settleLump = endpoint("POST /api/admin/settlements/", {
  summary:
    "Satu baris mutasi melunasi banyak pembayaran dari satu penyedia: yang kurang adalah biaya penyedia (`fee`, paling banyak menurut tarif yang disepakati), yang lebih disimpan sebagai uang belum diketahui dari siapa. 409 `line_taken`, `already_settled`, `other_collector`, `fee_too_high`, `too_little`, `second_person`.",
  ...head,
  body: z.object({
    line: id,
    /** The line as the treasurer saw it; 409 if it has changed. */
    unclaimed: rupiah,
    account: z.enum(COLLECTORS, { error: "Pilih penyedianya." }),
    references: z
      .array(z.string().max(40))
      .min(1, "Pilih pembayarannya.")
      .max(SETTLE_MOST, "Terlalu banyak sekaligus."),
    fee: rupiah,
  }),
  response: z.object({ id, detail: z.string() }),
  status: 201,
});

export const reverseSettlement = endpoint("POST /api/admin/settlements/:id/reverse/", {
  summary: "Membatalkan pelunasan yang keliru: pembayarannya kembali belum dilunasi, barisnya kembali baru.",
  ...head,
  body: z.object({
    reason,
  }),
  ...saying("Pelunasan dibatalkan."),
});
