import { z } from "zod";
import { BANKS } from "../payments/methods.ts";
import { endpoint, may } from "../platform/endpoint.ts";
import { REASON_LEAST, REASON_MOST } from "../platform/text-lengths.ts";
import {
  ACCOUNT_WRONG,
  accountNumber,
  day,
  id,
  page,
  queryText,
  rupiah,
  upTo,
  written,
} from "../platform/vocabulary.ts";
import { ASSIGN_MOST, decidedPayment } from "./approval.ts";
import { paymentRefund, REFUND_STATUSES, REFUND_WAYS } from "./refund.ts";
import { returnBody, returnLineBody } from "./returned-transfers.ts";
import { unclaimedMoney } from "./statements.ts";

const treasurers = may("money");
const reason = written("Tulis alasan yang dapat dipahami pembayar.", REASON_MOST, REASON_LEAST);

export const reversePaymentDecision = endpoint("POST /api/admin/payments/:reference/reverse/", {
  summary:
    "Membatalkan persetujuan: lawannya dicatat di buku besar, baris mutasinya bebas lagi, dan pembayaran kembali menunggu. 409 `online_payment`, `not_reversible`, `order_sent`, `held_gone` atau `second_person`.",
  ...treasurers,
  body: z.object({ reason }),
  response: decidedPayment,
});

export const unlinkPaymentLine = endpoint("POST /api/admin/payments/:reference/unlink/", {
  summary:
    "Melepas sebuah baris mutasi dari pembayaran. Barisnya bebas lagi; pembayaran yang sudah disetujui masuk daftar 'belum terlihat'. 409 `not_linked` atau `held_gone`.",
  ...treasurers,
  body: z.object({ line: id, reason }),
  response: decidedPayment,
});

export const correctApproval = endpoint("POST /api/admin/payments/:reference/correct/", {
  summary:
    "Membetulkan pembayaran yang disetujui lebih besar daripada uang di baris-baris ini, dalam satu transaksi: persetujuannya dibatalkan, lalu `as_came` menyetujuinya sebesar yang datang, `ask` menyimpan yang datang dan menagih sisanya, `write_off` mengikhlaskan sisanya sampai batas. Pesanan yang sudah dikirim tetap disetujui: hanya `write_off`, di atas batas dengan orang kedua, juga tanpa baris bila tidak ada lagi yang datang. 409 `not_short` bila uangnya cukup, `line_shared` bila baris lamanya juga membayar yang lain, `not_reversible`, `order_sent`, `fixed_price`, `write_off_limit`, `line_taken`, `second_person`.",
  ...treasurers,
  body: z.object({
    ...unclaimedMoney,
    lines: z.array(id).max(ASSIGN_MOST),
    settle: z.enum(["as_came", "ask", "write_off"]),
  }),
  response: decidedPayment,
});

const REFUND_TEXT_MOST = 60;
const text = upTo(REFUND_TEXT_MOST);

export const refundPayment = endpoint("POST /api/admin/payments/:reference/refund/", {
  summary:
    "Mengembalikan sebagian atau semua (tanpa `amount`). `transfer`: dicatat sebagai utang kepada pembayar sampai ditransfer. `midtrans`: diminta kepada penyedia. Jumlah, stok dan kelas ikut dalam satu transaksi; pesanan yang dikembalikan semua dibatalkan. 409 `refund_too_much`, `refund_running`, `not_online`, `which_part` bila pembayarannya untuk beberapa pesanan, `store_debt` bila saldo tokonya tidak cukup, `fund_debt` bila dana program atau acaranya sudah disalurkan (`amount`: kekurangannya); `second_person` bila di atas batas sehari, bila rekeningnya bukan rekening asal pembayar, atau bila uangnya belum terlihat di mutasi; `asked`: Midtrans belum menjawab dan ditanya lagi dengan kunci yang sama.",
  ...treasurers,
  body: z.object({
    way: z.enum(REFUND_WAYS, { error: "Pilih caranya." }),
    amount: rupiah.min(1, "Isi jumlahnya.").optional(),
    /** The order that it is for, where the payment has several; needed unless everything is refunded. */
    part: z.string().max(40).optional(),
    /** True: refund although the store's balance is too low. The store then owes the difference and gets no payout until it is covered. */
    store_debt: z.boolean().optional(),
    /** The sum that campaigns, funds or events lack after the refund, as the screen showed it to the treasurer. */
    fund_debt: rupiah.optional(),
    /** The payer's bank account; may be added when the refund is transferred. */
    bank: text.default(""),
    account_number: z.union([z.literal(""), accountNumber()], { error: ACCOUNT_WRONG }).default(""),
    account_holder: text.default(""),
    reason,
  }),
  response: paymentRefund,
});

export const recordRefundTransferred = endpoint("POST /api/admin/refunds/:id/paid/", {
  summary:
    "Mencatat bahwa pengembalian sudah ditransfer: dari rekening mana, kapan, dan nomor referensi banknya. 409 `refund_done`; `second_person` bila rekeningnya bukan yang dijanjikan atau rekening asal pembayar.",
  ...treasurers,
  body: z.object({
    from: z.enum(BANKS, { error: "Pilih rekening." }),
    paid_on: day,
    reference: text.min(3, "Isi nomor referensi transfernya."),
    bank: text.min(2, "Isi bank pembayar."),
    account_number: accountNumber("Isi nomor rekening pembayar, 5 sampai 25 angka."),
    account_holder: text.min(2, "Isi nama pemilik rekening."),
  }),
  response: paymentRefund,
});

export const agreeRefund = endpoint("POST /api/admin/refunds/:id/agree/", {
  summary:
    "Menyetujui pengembalian yang dijanjikan petugas lain dalam jawaban laporan (`waits`); sejak itu boleh ditransfer. 409 `refund_agreed`, `already_proposed`; `second_person` di atas batas sehari atau bila uangnya belum terlihat di mutasi, kecuali penjanjinya petugas keuangan lain.",
  ...treasurers,
  response: paymentRefund,
});

export const withdrawRefund = endpoint("POST /api/admin/refunds/:id/withdraw/", {
  summary:
    "Membatalkan pengembalian yang dijanjikan dan belum ditransfer: yang diambil dari pembayaran dihitung lagi, pesanan atau kelasnya ikut. 409 `refund_done`, `refund_withdrawn`, `newer_refund`, `out_of_stock`, `already_enrolled`.",
  ...treasurers,
  body: z.object({ reason }),
  response: paymentRefund,
});

export const returnRefund = endpoint("POST /api/admin/refunds/:id/returned/", {
  summary:
    "Mencatat bahwa bank mengembalikan transfer sebuah pengembalian dana: uangnya titipan pembayar lagi dan dijanjikan kembali, ke rekening yang ditanyakan lagi. 409 `already_returned`, `refund_unpaid`, `line_taken`, `other_bank`, `other_amount`; tanpa baris mutasi: `second_person` di atas batas sehari.",
  ...treasurers,
  body: returnBody,
  response: paymentRefund,
});

export const showRefundReturn = endpoint("POST /api/admin/refunds/:id/return-line/", {
  summary:
    "Baris mutasi ini membawa kembali transfer pengembalian itu: tidak dihitung dua kali. 409 `already_seen`, `line_taken`, `other_bank`, `other_amount`.",
  ...treasurers,
  body: returnLineBody,
  response: paymentRefund,
});

export const giveSurplus = endpoint("POST /api/admin/payments/:reference/give/", {
  summary:
    "Kelebihan bayar yang disimpan atas nama pembayar menjadi donasi atas namanya untuk sebuah program, dengan baris mutasinya. 409 `surplus_gone` bila sudah dipakai atau dijanjikan kembali; `campaign_closed`.",
  ...treasurers,
  body: z.object({
    slug: z.string("Pilih program.").min(1, "Pilih program.").max(120),
    amount: rupiah.min(1, "Isi jumlahnya."),
    reason,
  }),
  response: z.object({ reference: z.string() }),
});

export const listRefunds = endpoint("GET /api/admin/refunds/", {
  summary: "Pengembalian dana, terbaru dahulu. `status=owed`: yang masih harus ditransfer.",
  ...treasurers,
  query: z.object({ ...page, status: queryText.pipe(z.enum(REFUND_STATUSES)).optional() }),
  response: z.array(paymentRefund),
  counted: true,
});
