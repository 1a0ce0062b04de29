import { z } from "zod";
import { identityProof } from "../accounts/accounts.ts";
import { QRIS_METHODS } from "../payments/methods.ts";
import { endpoint, may } from "../platform/endpoint.ts";
import { id, instant, reason, said } from "../platform/vocabulary.ts";

const person = z.object({ id, name: z.string() });

/** The merchant in a QRIS code. */
export const qrisMerchant = z.object({
  nmid: z.string(),
  name: z.string(),
  city: z.string(),
  acquirer: z.string(),
  mcc: z.string(),
  class: z.string(),
  /** Its last four letters, by which it is checked. */
  crc: z.string(),
  /** To be drawn: the dark squares as one path in a picture of `size` by `size`. */
  path: z.string(),
  size: z.int(),
});
export type ShownMerchant = z.infer<typeof qrisMerchant>;

export const qrisAccount = z.object({
  account: z.enum(QRIS_METHODS),
  /** 'QRIS Donasi' */
  name: z.string(),
  active: qrisMerchant.extend({ since: instant, approved_by: person }).nullable(),
  /** The proposal that waits for a second person. */
  proposed: qrisMerchant
    .extend({ proposal: id, proposed_by: person, proposed_at: instant, reason: z.string() })
    .nullable(),
});
export type QrisAccount = z.infer<typeof qrisAccount>;

const payload = z
  .string("Tempel isi kode QRIS.")
  .trim()
  .min(1, "Tempel isi kode QRIS.")
  .max(700, "Terlalu panjang.");

export const listQrisMerchants = endpoint("GET /api/admin/qris-merchants/", {
  summary: "QRIS yang dipakai, dan yang menunggu orang kedua.",
  ...may("money"),
  response: z.object({ accounts: z.array(qrisAccount) }),
});

export const readQris = endpoint("POST /api/admin/qris-merchants/read/", {
  summary:
    "Isi sebuah kode QRIS: dari teksnya, atau dari foto QRIS cetak (`photo`). 400 `crc_wrong`, `not_qris`, `already_dynamic` atau `not_rupiah` bila bukan QRIS yang dapat dipakai. Tidak mengubah apa pun.",
  ...may("money"),
  multipart: true,
  files: ["photo"],
  body: z.object({ payload: z.string().max(700).default("") }),
  response: z.object({ payload: z.string(), merchant: qrisMerchant }),
});

export const proposeQris = endpoint("POST /api/admin/qris-merchants/", {
  summary:
    "Mengusulkan QRIS, dengan password dan kode dua langkah sekali lagi. Yang lama tetap dipakai sampai orang kedua memastikan nama dan NMID-nya. Kirim `Idempotency-Key`.",
  ...may("administration"),
  body: z.object({
    payload,
    account: z.enum(QRIS_METHODS).default("qris-donasi"),
    reason,
    ...identityProof,
  }),
  response: z.object({ id, detail: z.string() }),
  status: 201,
});

export const approveQris = endpoint("POST /api/admin/qris-merchants/:id/approve/", {
  summary:
    "Orang kedua memakai QRIS yang diusulkan (`id` usulannya): isi kode cetaknya yang dipindai sendiri (`payload`, dibandingkan huruf demi huruf), atau NMID-nya yang diketik sendiri, dengan password dan kode dua langkah. 403 `own_proposal` untuk usulan sendiri.",
  ...may("money"),
  body: z.object({
    nmid: z.string().trim().max(40).default(""),
    /** The printed code as scanned by the confirming person. */
    payload: z.string().trim().max(700).default(""),
    ...identityProof,
  }),
  response: said,
});
