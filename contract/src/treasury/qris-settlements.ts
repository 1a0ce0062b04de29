import { z } from "zod";
import { BANKS, QRIS_METHODS } from "../payments/methods.ts";
import { endpoint, may, saying } from "../platform/endpoint.ts";
import { day, id, instant, reason, rupiah, wholeNumber } from "../platform/vocabulary.ts";

const head = may("money");
export const SETTLE_MOST = 500;

/** The most that an acquirer keeps: schemes reach 0.7 %, and single rupiah are rounded up. */
export const feeMost = (gross: number) => Math.ceil(gross / 100);

const settledPayment = z.object({
  reference: z.string(),
  payer_name: z.string(),
  amount: rupiah,
  verified_at: instant,
  /** Whether it seems to be part of the settlement. */
  chosen: z.boolean(),
});

export const qrisSettlement = z.object({
  id,
  account: z.enum(QRIS_METHODS),
  bank: z.enum(BANKS),
  day,
  gross: rupiah,
  fee: rupiah,
  payments: z.int(),
  decided_by: z.string(),
  created_at: instant,
  reversed: z.string().nullable(),
});
export type QrisSettlement = z.infer<typeof qrisSettlement>;

export const listSettlements = endpoint("GET /api/admin/qris-settlements/", {
  summary: "Pelunasan QRIS yang terakhir.",
  ...head,
  response: z.array(qrisSettlement),
});

export const foreseeSettlement = endpoint("GET /api/admin/qris-settlements/foresee/", {
  summary:
    "Pembayaran QRIS yang belum dilunasi, dan yang tampaknya ada di dalam satu baris mutasi: jumlahnya kurang biaya penyedia.",
  ...head,
  query: z.object({ line: wholeNumber }),
  response: z.object({
    line: z.object({ id, bank: z.enum(BANKS), day, unclaimed: rupiah, description: z.string() }),
    accounts: z.array(
      z.object({ account: z.enum(QRIS_METHODS), balance: z.int(), payments: z.array(settledPayment) }),
    ),
  }),
});

export const settleQris = endpoint("POST /api/admin/qris-settlements/", {
  summary:
    "Satu baris mutasi melunasi banyak pembayaran QRIS: yang kurang adalah biaya penyedia (`fee`, paling banyak 1%), yang lebih disimpan sebagai uang belum diketahui dari siapa.",
  ...head,
  body: z.object({
    line: id,
    /** The line as the treasurer saw it; 409 if it has changed. */
    unclaimed: rupiah,
    references: z
      .array(z.string().max(40))
      .min(1, "Pilih pembayarannya.")
      .max(SETTLE_MOST, "Terlalu banyak sekaligus."),
    fee: rupiah,
  }),
  response: z.object({ id, detail: z.string() }),
  status: 201,
});

export const reverseSettlement = endpoint("POST /api/admin/qris-settlements/:id/reverse/", {
  summary: "Membatalkan pelunasan yang keliru: pembayarannya kembali belum terlihat, barisnya kembali baru.",
  ...head,
  body: z.object({
    reason,
  }),
  ...saying("Pelunasan dibatalkan."),
});
