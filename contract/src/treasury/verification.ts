import { z } from "zod";
import { BANKS, PAYMENT_KINDS, PAYMENT_METHODS, PAYMENT_STATUSES } from "../payments/methods.ts";
import { endpoint, may } from "../platform/endpoint.ts";
import { day, id, instant, page, queryFlag, queryText, rupiah, searchText } from "../platform/vocabulary.ts";
import { paymentRefund } from "./refund.ts";

/**
 * What a look at the last three digits says. `match`: they are the category's. `mismatch`: they are not. `look`: there
 * is no add-on to compare, no proof, or the same proof was sent for another payment too.
 */
export const PAYMENT_CHECKS = ["match", "look", "mismatch"] as const;

const person = z.object({ id, username: z.string(), full_name: z.string() });

export const queuedPayment = z.object({
  reference: z.string(),
  kind: z.enum(PAYMENT_KINDS),
  method: z.enum(PAYMENT_METHODS),
  amount: rupiah,
  refunded_amount: rupiah,
  /** Of a refund, what is not transferred yet. */
  refund_owed: rupiah,
  /** What lines of the bank's statements have shown of it. */
  seen_amount: rupiah,
  /** Not shown by bank lines and not written off. */
  unseen_amount: rupiah,
  /** What lacked and was forgiven. */
  written_off: rupiah,
  /** What the payer has with us: parts while it waits, a surplus, a refund that is to be paid out. */
  held_amount: rupiah,
  status: z.enum(PAYMENT_STATUSES),
  payer_name: z.string(),
  /** What the money is for: a campaign, goods, a course. */
  title: z.string(),
  /** The campaign's category and the add-on that its transfers end with; null where there is none. */
  category: z.string().nullable(),
  expected_add_on: z.int().nullable(),
  check: z.enum(PAYMENT_CHECKS),
  /** When a notice of just this amount came, for a payment by QRIS. */
  money_seen_at: instant.nullable(),
  has_proof: z.boolean(),
  proof_reused: z.boolean(),
  transfer_date: day.nullable(),
  created_at: instant,
});
export type QueuedPayment = z.infer<typeof queuedPayment>;

export const listPayments = endpoint("GET /api/admin/payments/", {
  summary:
    "Semua pembayaran, terbaru dahulu (dengan `oldest` terlama dahulu). `search`: nomor, nama, telepon, rekening asal atau nominal (utuh atau awalnya); `add_on`: tiga digit terakhir.",
  ...may("money"),
  query: z.object({
    ...page,
    status: queryText.pipe(z.enum(PAYMENT_STATUSES)).optional(),
    kind: queryText.pipe(z.enum(PAYMENT_KINDS)).optional(),
    method: queryText.pipe(z.enum(PAYMENT_METHODS)).optional(),
    has_proof: queryFlag.optional(),
    /** Only payments that wait and whose money a notice has shown. */
    seen: queryFlag.optional(),
    /** The oldest first, for the queue. */
    oldest: queryFlag.optional(),
    /** Only those of senders who sent many proofs and never had one verified; proofs that wait are listed without them. */
    apart: queryFlag.optional(),
    search: searchText,
    add_on: queryText.pipe(z.string().regex(/^\d{3}$/, "Isi dengan tiga digit.")).optional(),
    from: queryText.pipe(day).optional(),
    to: queryText.pipe(day).optional(),
  }),
  response: z.array(queuedPayment),
  counted: true,
});

export const listUnseenPayments = endpoint("GET /api/admin/payments-unseen/", {
  summary:
    "Transfer yang sudah disetujui tetapi belum (seluruhnya) terlihat di mutasi bank, terbaru dahulu. `search` seperti pada daftar pembayaran.",
  ...may("money"),
  query: z.object({ ...page, method: queryText.pipe(z.enum(BANKS)).optional(), search: searchText }),
  response: z.array(queuedPayment),
  counted: true,
});

export const paymentClaim = z.object({
  id,
  source_bank: z.string(),
  source_account: z.string(),
  account_name: z.string(),
  transfer_date: day,
  created_at: instant,
  /** Opens for one to two hours, also for an `<img>`. */
  proof_url: z.string(),
  /** Other payments that came with the very same file. */
  same_proof: z.array(z.string()),
  /** Some payments whose proof is another file of what looks like the same picture. A reason to look, never to refuse. */
  similar_proof: z.array(z.string()),
});

export const earlierPaymentOf = z.object({
  reference: z.string(),
  amount: rupiah,
  status: z.enum(PAYMENT_STATUSES),
  refund_owed: rupiah,
  payer_name: z.string(),
  created_at: instant,
  /** By what it was found. */
  same: z.enum(["phone", "account"]),
});

export const STATEMENT_MATCHES = ["exact", "near", "late", "split"] as const;
export type StatementMatch = (typeof STATEMENT_MATCHES)[number];

/** A line of a bank statement that may be this payment's money. */
export const statementCandidate = z.object({
  id,
  day,
  amount: rupiah,
  description: z.string(),
  match: z.enum(STATEMENT_MATCHES),
  /** How much more than the payment needs there is; below zero it lacks. */
  difference: z.int(),
  /** The bank's words name the payer or their account. */
  named: z.boolean(),
  /** The ledger already has this money as unidentified. */
  kept: z.boolean(),
});
export type StatementCandidate = z.infer<typeof statementCandidate>;

export const paymentFile = queuedPayment.extend({
  payer_phone: z.string(),
  payer_email: z.string(),
  member: person.nullable(),
  verified_at: instant.nullable(),
  claims: z.array(paymentClaim),
  /** Notices of paired devices. */
  notices: z.array(
    z.object({
      id,
      device: z.string(),
      package: z.string(),
      title: z.string(),
      text: z.string(),
      amount: rupiah,
      posted_at: instant,
    }),
  ),
  /** For QRIS: how long it holds its amount. */
  held: z.object({ from: instant, until: instant, merchant: z.string() }).nullable(),
  history: z.array(
    z.object({
      from_status: z.string().nullable(),
      to_status: z.string(),
      decided_as: z.enum(["payer", "provider", "system", "staff"]),
      decided_by: z.string().nullable(),
      reason: z.string(),
      created_at: instant,
    }),
  ),
  /** What staff wrote about it among themselves, or sent the payer anew. The payer reads none of it here. */
  notes: z.array(
    z.object({
      kind: z.enum(["note", "ask_proof", "receipt"]),
      text: z.string(),
      by: z.string(),
      at: instant,
    }),
  ),
  /** The receipt that holds, if it has one. */
  receipt: z.string().nullable(),
  earlier: z.array(earlierPaymentOf),
  candidates: z.array(statementCandidate),
  /** The money that paid it, as the bank's statements say: how much of which line. */
  money: z.array(z.object({ id, bank: z.enum(BANKS), day, description: z.string(), amount: rupiah })),
  /** The caller paid it themselves, so another person must decide. */
  own: z.boolean(),
  /** What went back to the payer, or is about to. */
  refunds: z.array(paymentRefund),
  /** What can still go back: what is the payer's and not promised, and what is left of the payment. */
  refundable: rupiah,
  /** Its orders, where it has several: a refund of a part names one. */
  parts: z.array(z.object({ name: z.string(), store: z.string(), refundable: rupiah })),
  /** What the ledger has of it, the oldest first. */
  postings: z.array(
    z.object({
      event: z.string(),
      description: z.string(),
      account: z.string(),
      /** As the books call it. */
      account_name: z.string(),
      amount: z.int(),
      created_at: instant,
    }),
  ),
  /** The largest shortage of a price that may be forgiven; 0 for a gift, which becomes what came. */
  write_off_limit: rupiah,
  /** The goods are with the buyer: the approval cannot be undone. */
  delivered: z.boolean(),
  /** Who else has it open at this moment. */
  looking: z.array(person),
});
export type PaymentFile = z.infer<typeof paymentFile>;

/** A payment is named by its reference. */
export const getPaymentFile = endpoint("GET /api/admin/payments/:reference/", {
  summary: "Satu pembayaran dengan bukti, riwayat dan semua yang membantu memutuskannya.",
  ...may("money"),
  response: paymentFile,
});

export const lookAtPayment = endpoint("POST /api/admin/payments/:reference/look/", {
  summary:
    "Memberi tahu bahwa pembayaran ini sedang dibuka (berlaku 30 detik). Jawabannya: siapa lagi yang membukanya.",
  ...may("money"),
  response: z.array(person),
});

export const countWaitingPayments = endpoint("GET /api/admin/payments-waiting/", {
  summary: "Berapa bukti transfer yang menunggu diperiksa, menurut jenisnya.",
  ...may("money"),
  response: z.object({
    donation: z.int(),
    order: z.int(),
    enrolment: z.int(),
    zakat: z.int(),
    event: z.int(),
  }),
});

export const getProof = endpoint("GET /api/payments/proofs/:id/", {
  summary: "Bukti transfer: untuk bendahara, atau dengan `key` dari alamatnya.",
  access: "optional",
  query: z.object({ key: z.string().max(200).optional() }),
  response: z.unknown(),
  produces: "image/jpeg",
});
