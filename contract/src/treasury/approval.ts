import { z } from "zod";
import { PAYMENT_STATUSES } from "../payments/methods.ts";
import { endpoint, may } from "../platform/endpoint.ts";
import { REASON_MOST } from "../platform/text-lengths.ts";
import { id, rupiah, upTo } from "../platform/vocabulary.ts";

/** The most lines, and the most payments, that one assignment can join. */
export const ASSIGN_MOST = 10;

const note = upTo(REASON_MOST);

/**
 * How to settle the difference if the received amount differs from the requested one. `as_came`: the gift gets the received
 * amount. `ask`, `wait`: the part payment stays with the payment, which waits for the rest; `ask` also notifies the payer.
 * `write_off`: the rest is waived, up to the limit in the settings. `payer`: the surplus becomes the payer's credit.
 */
export const SETTLEMENTS = ["as_came", "ask", "wait", "write_off", "payer"] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

export const settling = { settle: z.enum(SETTLEMENTS).optional() };
/** Confirms that the warnings were read. */
const confirm = z.boolean().default(false);

export const decidedPayment = z.object({ reference: z.string(), status: z.enum(PAYMENT_STATUSES) });

export const approval = z.object({
  note: note.default(""),
  /** Empty: the treasurer looked, and no line is its money. */
  lines: z.array(id).max(ASSIGN_MOST).optional(),
  /** The unclaimed amount of these lines that the treasurer saw. */
  unclaimed: rupiah.optional(),
  ...settling,
  confirm,
});

export const rejection = z.object({
  reason: note.min(5, "Tulis alasan yang dapat dipahami pembayar."),
  keep_looking: z.boolean().default(true),
  /** The newest proof that was looked at; a later one is not rejected with it. */
  claim: id.optional(),
});

export const approvePayment = endpoint("POST /api/admin/payments/:reference/approve/", {
  summary:
    "Menyetujui, dan dengan `lines` sekaligus mengaitkan baris mutasi yang membayarnya: uangnya tercatat sekali. Tanpa `lines` pembayaran masuk daftar 'disetujui, belum terlihat di mutasi'. `settle` menentukan selisihnya; dengan `ask` dan `wait` pembayaran tetap menunggu. 409 `flagged`, `short` atau `surplus` bila ada yang perlu ditanyakan dahulu, kecuali dengan `confirm` (kekurangan lalu tetap belum terlihat, kelebihan dicatat sebagai belum diketahui dari siapa). 409 `already_decided` atau `line_taken` bila bendahara lain lebih dahulu; `fixed_price` bila `as_came` untuk pesanan atau kelas; `write_off_limit` bila kekurangannya di atas batas; `line_kept` bila uangnya sudah tercatat sebagai belum diketahui dari siapa dan `lines` tidak disebut; `second_person` bila tidak ada bukti, notifikasi, atau baris mutasi.",
  ...may("money"),
  body: approval,
  response: decidedPayment,
});

export const rejectPayment = endpoint("POST /api/admin/payments/:reference/reject/", {
  summary:
    "Menolak dengan alasan, yang dibaca pembayar. Baris mutasi yang datang kemudian tetap dibandingkan dengannya, kecuali `keep_looking` dimatikan. `claim`: bukti terbaru yang dilihat; 409 `newer_proof` bila sesudahnya datang bukti lain.",
  ...may("money"),
  body: rejection,
  response: decidedPayment,
});

export const reopenPayment = endpoint("POST /api/admin/payments/:reference/reopen/", {
  summary:
    "Membuka kembali pembayaran yang ditolak; ia menunggu diperiksa lagi. Stok pesanan dan tempat di kelas diambil lagi dalam transaksi yang sama: 409 `out_of_stock`, `already_enrolled` atau `newer_payment` bila sudah tidak ada, `not_rejected` bila tidak sedang ditolak.",
  ...may("money"),
  body: z.object({ reason: note.min(5, "Tulis mengapa pembayaran ini dibuka kembali.") }),
  response: decidedPayment,
});

export const APPROVE_AT_ONCE = 100;

export const approvePayments = endpoint("POST /api/admin/payments/approve/", {
  summary:
    "Menyetujui banyak pembayaran, masing-masing sendiri: satu yang gagal tidak menggagalkan yang lain. Baris mutasi yang persis sama, menyebut pembayarnya dan tidak cocok dengan pembayaran lain ikut dikaitkan. Yang perlu ditanyakan dahulu tidak disetujui (`flagged`), kecuali dengan `confirm`.",
  ...may("money"),
  body: z.object({
    references: z.array(z.string().max(40)).min(1).max(APPROVE_AT_ONCE),
    note: note.default(""),
    confirm,
  }),
  response: z.object({
    results: z.array(
      z.object({ reference: z.string(), approved: z.boolean(), code: z.string(), detail: z.string() }),
    ),
  }),
});
