import { z } from "zod";
import { identityProof } from "../accounts/accounts.ts";
import { PAYMENT_STATUSES, QRIS_METHODS } from "../payments/methods.ts";
import { staffPage } from "../platform/catalogue.ts";
import { endpoint, may, saying } from "../platform/endpoint.ts";
import { id, instant, queryText, reason, rupiah, said, written } from "../platform/vocabulary.ts";

const head = may("money");
const packageName = z.string().trim().min(1, "Isi nama paketnya.").max(200);

export const NOTICE_STATES = ["open", "matched", "ambiguous", "unread", "ignored"] as const;
export type NoticeState = (typeof NOTICE_STATES)[number];

export const noticeDevice = z.object({
  id: z.string(),
  name: z.string(),
  account: z.enum(QRIS_METHODS),
  packages: z.array(z.string()),
  paired_by: z.string(),
  paired_at: instant,
  last_seen: instant.nullable(),
  /** It reported within half an hour; otherwise there is a warning in office hours. */
  state: z.enum(["heard", "silent", "resting", "revoked"]),
  revoked_by: z.string().nullable(),
});
export type NoticeDevice = z.infer<typeof noticeDevice>;

export const listNoticeDevices = endpoint("GET /api/admin/notice-devices/", {
  summary: "Perangkat yang meneruskan notifikasi uang, dan kapan terakhir terdengar.",
  ...head,
  response: z.array(noticeDevice),
});

export const pairNoticeDevice = endpoint("POST /api/admin/notice-devices/", {
  summary:
    "Memasangkan perangkat, dengan password dan kode dua langkah sekali lagi. `secret` hanya terlihat di sini; `qr_svg` membuka halaman HP itu dengan kuncinya. Perangkat didengar setelah orang kedua menyetujuinya (`waits`), atau langsung bila hanya ada satu petugas keuangan dan pengaturannya menyebutkannya. Aplikasi bank yang dikenal diterima; yang lain hanya bersama polanya (`wording`), yang diperiksa orang kedua juga.",
  ...head,
  body: z.object({
    name: written("Isi nama perangkat.", 60),
    account: z.enum(QRIS_METHODS).default("qris-donasi"),
    packages: z.array(packageName).min(1, "Isi paket aplikasi bank.").max(10, "Paling banyak sepuluh."),
    /** For unlisted apps: the pattern of their messages about received money, for the second person to check. */
    wording: z.string().trim().max(300).default(""),
    ...identityProof,
  }),
  response: z.object({ id: z.string(), secret: z.string(), qr_svg: z.string(), waits: z.boolean() }),
  status: 201,
});

export const revokeNoticeDevice = endpoint("POST /api/admin/notice-devices/:id/revoke/", {
  summary: "Mencabut perangkat; sejak saat itu juga ia ditolak.",
  ...head,
  params: z.object({ id: z.string().max(20) }),
  ...saying("Perangkat dicabut."),
});

const named = z.object({
  reference: z.string(),
  payer_name: z.string(),
  status: z.enum(PAYMENT_STATUSES),
});

export const moneyNotice = z.object({
  id,
  device: z.string(),
  account: z.enum(QRIS_METHODS),
  package: z.string(),
  title: z.string(),
  text: z.string(),
  amount: rupiah.nullable(),
  posted_at: instant,
  received_at: instant,
  state: z.enum(NOTICE_STATES),
  automatic: z.boolean(),
  /** Why it was not read, or why staff set it aside. */
  reason: z.string(),
  /** The payment that it reports. */
  payment: named.nullable(),
  /**
   * For unidentified money: payments that it may belong to, likeliest first. They held this amount at that time or shortly
   * before. A person decides.
   */
  suggestions: z.array(named.extend({ held_from: instant, held_until: instant })),
});
export type MoneyNotice = z.infer<typeof moneyNotice>;

export const NOTICE_FILTERS = [...NOTICE_STATES, "ownerless"] as const;

export const listNotices = endpoint("GET /api/admin/notices/", {
  summary:
    "Notifikasi uang, terbaru dahulu. `state=ownerless`: uang tanpa pemilik, yaitu yang tidak (lagi) ditunggu pembayaran mana pun.",
  ...head,
  query: z.object({ ...staffPage, state: queryText.pipe(z.enum(NOTICE_FILTERS)).optional() }),
  response: z.array(moneyNotice),
  counted: true,
});

export const acceptNotice = endpoint("POST /api/admin/notices/:id/accept/", {
  summary:
    "Uang tanpa pemilik diterima untuk salah satu pembayaran yang diusulkan: bila sudah berakhir dibuka lagi, lalu disetujui.",
  ...head,
  body: z.object({ reference: z.string().max(40), reason }),
  ...saying("Uangnya diterima untuk pembayaran itu."),
});

export const ignoreNotice = endpoint("POST /api/admin/notices/:id/ignore/", {
  summary: "Menyisihkan notifikasi yang bukan urusan pembayaran mana pun, dengan alasan.",
  ...head,
  body: z.object({ reason }),
  ...saying("Notifikasi disisihkan."),
});

export const noticeTemplate = z.object({ id, package: z.string(), wording: z.string() });

export const listNoticeTemplates = endpoint("GET /api/admin/notice-templates/", {
  summary: "Pola notifikasi uang masuk menurut aplikasinya.",
  ...head,
  response: z.array(noticeTemplate),
});

export const addNoticeTemplate = endpoint("POST /api/admin/notice-templates/", {
  summary:
    "Menambah pola untuk aplikasi bank yang dikenal, misalnya 'Anda menerima dana {nominal} dari {pengirim} melalui QRIS'. Aplikasi yang punya pola hanya dibaca dengan polanya; tanpa pola notifikasinya hanya usulan.",
  ...head,
  body: z.object({
    package: packageName,
    wording: z.string().trim().min(1, "Isi contoh pesannya.").max(300),
  }),
  response: noticeTemplate,
  status: 201,
});

export const removeNoticeTemplate = endpoint("POST /api/admin/notice-templates/:id/remove/", {
  summary: "Menghapus sebuah pola.",
  ...head,
  ...saying("Contoh pesan dihapus."),
});

export const tryNotice = endpoint("POST /api/admin/notice-samples/", {
  summary: "Bagaimana sebuah contoh notifikasi akan dibaca. Tidak menyimpan apa pun.",
  ...head,
  body: z.object({
    package: z.string().trim().max(200).default(""),
    title: z.string().max(500).default(""),
    text: z.string("Tempel contohnya.").trim().min(1, "Tempel contohnya.").max(2000),
    /** Tests a message pattern that is not stored yet. */
    wording: z.string().trim().max(300).default(""),
    account: z.enum(QRIS_METHODS).default("qris-donasi"),
  }),
  response: z.object({
    amount: rupiah.nullable(),
    /** A message pattern says where the amount is; without one, a notice is only a suggestion. */
    anchored: z.boolean(),
    /** Why nothing was read. */
    problem: z.string(),
    /** The payment that holds this amount now. */
    owner: z.object({ reference: z.string(), payer_name: z.string() }).nullable(),
  }),
});

export const noticePolicy = z.object({
  automatic: z.boolean(),
  payment_limit: rupiah.max(10_000_000, "Paling banyak Rp. 10.000.000."),
  day_limit: rupiah.max(1_000_000_000, "Paling banyak Rp. 1.000.000.000."),
  seen_days: z.int().min(1).max(31),
});

export const getNoticePolicy = endpoint("GET /api/admin/notice-policy/", {
  summary: "Batas persetujuan otomatis, yang sudah dipakai hari ini, dan yang belum terlihat di mutasi.",
  ...head,
  response: noticePolicy.extend({
    today: z.object({ amount: rupiah, payments: z.int() }),
    /** Today's notices by result. */
    notices: z.object({ matched: z.int(), ownerless: z.int(), unread: z.int() }),
    /** Approved by a notice, and no line of a bank has shown it: how many, and how old the oldest is in days. */
    unseen: z.object({ payments: z.int(), amount: rupiah, oldest_days: z.int(), overdue: z.int() }),
  }),
});

export const listOverdueNotices = endpoint("GET /api/admin/notice-overdue/", {
  summary:
    "Pembayaran QRIS yang disetujui dan belum terlihat di mutasi lebih lama daripada batasnya, tertua dahulu; paling banyak 20.",
  ...head,
  response: z.object({
    seen_days: z.int(),
    payments: z.array(
      z.object({
        reference: z.string(),
        payer_name: z.string(),
        unseen_amount: rupiah,
        verified_at: instant,
        /** A notice approved it, and no person. */
        automatic: z.boolean(),
      }),
    ),
  }),
});
export type OverdueNotices = z.infer<(typeof listOverdueNotices)["response"]>;

export const setNoticePolicy = endpoint("POST /api/admin/notice-policy/", {
  summary:
    "Mengubah batas otomatis, dengan password dan kode dua langkah sekali lagi. Menurunkan dan mematikan berlaku langsung; yang membuat notifikasi memutuskan lebih banyak berlaku ketika orang kedua menyetujuinya (`waits`).",
  ...head,
  body: noticePolicy.extend(identityProof),
  response: said.extend({ waits: z.boolean() }),
});
