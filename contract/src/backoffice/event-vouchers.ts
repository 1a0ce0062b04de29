import { z } from "zod";
import { endpoint } from "../platform/endpoint.ts";
import { id, instant, rupiah } from "../platform/vocabulary.ts";
import { count, editors, everybody, maybe } from "./event-fields.ts";

export const staffVoucher = z.object({
  id,
  code: z.string(),
  percent: z.int().nullable(),
  amount: rupiah.nullable(),
  quota: z.int(),
  used: z.int(),
  valid_until: instant.nullable(),
});
export type StaffVoucher = z.infer<typeof staffVoucher>;

const voucherDraft = z
  .object({
    code: z
      .string("Tulis kodenya.")
      .trim()
      .toUpperCase()
      .regex(/^[0-9A-Z-]{3,20}$/, "3 sampai 20 huruf atau angka, tanpa spasi."),
    percent: count(1, 100).nullable().default(null),
    amount: rupiah.nullable().default(null),
    quota: count(1, 100_000),
    valid_until: maybe,
  })
  .refine(({ percent, amount }) => (percent === null) !== (amount === null || amount === 0), {
    error: "Isi persen atau nominal potongannya, salah satu.",
    path: ["percent"],
  });

const vouchers = z.object({ vouchers: z.array(staffVoucher) });

export const listVouchers = endpoint("GET /api/admin/events/:id/vouchers/", {
  summary: "Kupon sebuah acara.",
  ...everybody,
  response: vouchers,
});

export const addVoucher = endpoint("POST /api/admin/events/:id/vouchers/", {
  summary: "Kupon baru. 409 `code_taken` bila kodenya sudah ada.",
  ...editors,
  body: voucherDraft,
  response: vouchers,
  status: 201,
});

export const changeVoucher = endpoint("PUT /api/admin/events/:id/vouchers/:voucher/", {
  summary:
    "Kuota dan masa berlaku sebuah kupon. 409 `below_taken` bila kuotanya di bawah yang sudah dipakai.",
  ...editors,
  body: z.object({ quota: count(1, 100_000), valid_until: maybe }),
  response: vouchers,
});
