import { voucherDraft, vouchers, voucherTerms } from "../payments/vouchers.ts";
import { endpoint } from "../platform/endpoint.ts";
import { editors, everybody } from "./staff-event-fields.ts";

export const listVouchers = endpoint("GET /api/admin/events/:id/vouchers/", {
  summary: "Kupon sebuah acara.",
  ...everybody,
  response: vouchers,
});

export const addVoucher = endpoint("POST /api/admin/events/:id/vouchers/", {
  summary: "Kupon baru. 409 `code_taken` bila kodenya sudah ada.",
  ...editors,
  body: voucherDraft(100),
  response: vouchers,
  status: 201,
});

export const changeVoucher = endpoint("PUT /api/admin/events/:id/vouchers/:voucher/", {
  summary:
    "Kuota dan masa berlaku sebuah kupon. 409 `below_taken` bila kuotanya di bawah yang sudah dipakai.",
  ...editors,
  body: voucherTerms,
  response: vouchers,
});
