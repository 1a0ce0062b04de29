import { z } from "zod";
import { voucherCode, voucherDraft, vouchers, voucherTerms } from "../payments/vouchers.ts";
import { endpoint, may } from "../platform/endpoint.ts";
import { rupiah, slug } from "../platform/vocabulary.ts";
import { VOUCHER_LEAVES, VOUCHER_MOST_PERCENT } from "./voucher-leaves-at-least.ts";

const staff = may("products");
const member = { access: "member" } as const;

const draft = voucherDraft(VOUCHER_MOST_PERCENT)
  .safeExtend({ min_total: rupiah.default(0) })
  .refine(({ amount, min_total }) => amount === null || min_total >= amount + VOUCHER_LEAVES.least, {
    error: VOUCHER_LEAVES.short,
    path: ["min_total"],
  });
export type ShopVoucherDraft = z.output<typeof draft>;

/** A voucher that the community pays for also needs limits: per order, in total, and uses per person. */
const borneDraft = draft.safeExtend({
  most_off: rupiah.min(1, "Isi potongan paling banyak untuk satu pesanan."),
  total_off: rupiah.min(1, "Isi potongan paling banyak untuk semuanya."),
  per_person: z.int("Isi dengan angka.").min(1, "Isi dengan 1 atau lebih.").max(1000).default(1),
});
export type BorneVoucherDraft = z.output<typeof borneDraft>;

const cartVoucher = z.object({
  code: z.string(),
  /** The store that issued it; null: the community. */
  store: z.object({ slug, name: z.string() }).nullable(),
  saves: rupiah,
  /** The slug of the store whose goods become cheaper; null: the community's goods, or none. */
  lowers: slug.nullable(),
  /** Why it lowers nothing now; empty if it lowers the price. */
  problem: z.string(),
});
export const cartVouchers = z.object({ vouchers: z.array(cartVoucher), saved: rupiah });
export type CartVoucher = z.infer<typeof cartVoucher>;
export type CartVouchers = z.infer<typeof cartVouchers>;

export const readCartVouchers = endpoint("GET /api/carts/voucher/", {
  summary: "Kupon di keranjang, dengan potongannya untuk isi keranjang sekarang.",
  ...member,
  response: cartVouchers,
});

export const putCartVoucher = endpoint("POST /api/carts/voucher/", {
  summary:
    "Memakai kupon untuk keranjang: satu untuk tiap toko, dan satu dari komunitas untuk satu toko lain. Menggantikan kupon sebelumnya dari toko yang sama. 409 `voucher_unknown`, `voucher_over`, `voucher_used_up`, `voucher_too_little`, `voucher_elsewhere`.",
  ...member,
  body: z.object({ code: voucherCode.min(1, "Tulis kode kuponnya.") }),
  response: cartVouchers,
});

export const dropCartVoucher = endpoint("DELETE /api/carts/voucher/", {
  summary: "Mengeluarkan kupon dari keranjang.",
  ...member,
  body: z.object({ code: voucherCode }),
  response: cartVouchers,
});

export const listShopVouchers = endpoint("GET /api/admin/shop-vouchers/", {
  summary: "Kupon belanja komunitas, terbaru dahulu.",
  ...staff,
  response: vouchers,
});

export const addShopVoucher = endpoint("POST /api/admin/shop-vouchers/", {
  summary:
    "Kupon belanja baru, yang potongannya ditanggung komunitas: `most_off` paling banyak untuk satu pesanan, `total_off` untuk semuanya, `per_person` kali untuk satu orang. Bila yang kamu buat dalam 24 jam bersama-sama melebihi batas penyaluran, `waits`: belum berlaku sampai petugas keuangan lain menyetujuinya. 409 `code_taken` bila kodenya sudah ada.",
  ...staff,
  body: borneDraft,
  response: vouchers,
  status: 201,
});

const changing =
  "Kuota dan masa berlaku; `valid_until` sekarang menghentikannya. 409 `below_taken` bila kuotanya di bawah yang sudah dipakai.";

export const changeShopVoucher = endpoint("PUT /api/admin/shop-vouchers/:id/", {
  summary: changing,
  ...staff,
  body: voucherTerms,
  response: vouchers,
});

export const confirmShopVoucher = endpoint("POST /api/admin/shop-vouchers/:id/confirm/", {
  summary:
    "Menyetujui kupon belanja yang menunggu orang kedua. 403 `own_proposal` bagi yang membuatnya; 409 `already_decided` bila tidak menunggu.",
  ...may("money"),
  response: vouchers,
});

export const listWaitingVouchers = endpoint("GET /api/admin/shop-vouchers/waiting/", {
  summary: "Kupon belanja yang menunggu orang kedua.",
  ...may("money"),
  response: vouchers,
});

export const listStoreVouchers = endpoint("GET /api/stores/mine/vouchers/", {
  summary: "Kupon toko sendiri, terbaru dahulu.",
  ...member,
  response: vouchers,
});

export const addStoreVoucher = endpoint("POST /api/stores/mine/vouchers/", {
  summary:
    "Kupon baru toko sendiri, yang potongannya ditanggung toko. 409 `code_taken` bila kodenya sudah ada.",
  ...member,
  body: draft,
  response: vouchers,
  status: 201,
});

export const changeStoreVoucher = endpoint("PUT /api/stores/mine/vouchers/:id/", {
  summary: `${changing} Milik toko lain: 404.`,
  ...member,
  body: voucherTerms,
  response: vouchers,
});
