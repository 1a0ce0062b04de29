import { z } from "zod";
import { endpoint, may } from "../platform/endpoint.ts";
import { REASON_MOST } from "../platform/text-lengths.ts";
import { id, instant, page, reason, rupiah, upTo } from "../platform/vocabulary.ts";
import { amount, fundAccountName, payableAccountName, side } from "./fund-accounts.ts";

const treasurers = may("money");

/** `denied`: refused by the rules of the funds, without asking a second person. */
export const TRANSFER_STATES = ["waiting", "approved", "refused", "withdrawn", "denied"] as const;

export const fundTransfer = z.object({
  id,
  from: side.extend({
    /** Campaigns only: its page, and the announced use of a surplus. */
    slug: z.string().nullable(),
    rest_goes_to: z.string().nullable(),
  }),
  to: side,
  amount: rupiah,
  reason: z.string(),
  state: z.enum(TRANSFER_STATES),
  asked_by: z.object({ id, name: z.string() }),
  asked_at: instant,
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
  decision: z.string(),
  /** The earlier transfer that this one undoes. */
  undoes: z.object({ id, asked_at: instant }).nullable(),
  /** The transfer that undoes this one, while it waits or if it was approved. */
  undone: z.object({ id, state: z.enum(["waiting", "approved"]) }).nullable(),
});
export type FundTransfer = z.infer<typeof fundTransfer>;

export const listFundTransfers = endpoint("GET /api/admin/fund-transfers/", {
  summary: "Pemindahan dana, juga yang ditolak dan ditarik, terbaru dahulu.",
  ...treasurers,
  query: z.object(page),
  response: z.array(fundTransfer),
  counted: true,
});

export const askFundTransfer = endpoint("POST /api/admin/fund-transfers/", {
  summary:
    "Mengajukan pemindahan dari satu dana ke dana lain, atau dari sisa sebuah acara (`event:<id>`) ke infak. 409 `not_allowed` bila jenisnya tidak boleh berpindah, `not_over` bila acaranya belum selesai, `no_rest` bila programnya tidak menulis ke mana sisanya, `not_enough` bila melebihi yang ada. Kirim `Idempotency-Key`.",
  ...treasurers,
  body: z.object({ from_account: payableAccountName, to_account: fundAccountName, amount, reason }),
  response: fundTransfer,
  status: 201,
});

export const approveFundTransfer = endpoint("POST /api/admin/fund-transfers/:id/approve/", {
  summary:
    "Menyetujui pemindahan yang diajukan orang lain, dan membukukannya saat itu juga. 403 `own_proposal` untuk yang diajukan sendiri, 409 `already_decided` bila sudah diputuskan.",
  ...treasurers,
  response: fundTransfer,
});

export const refuseFundTransfer = endpoint("POST /api/admin/fund-transfers/:id/refuse/", {
  summary: "Menolak pemindahan yang diajukan orang lain dengan alasan, atau menarik yang diajukan sendiri.",
  ...treasurers,
  body: z.object({ reason: upTo(REASON_MOST).default("") }),
  response: fundTransfer,
});

export const undoFundTransfer = endpoint("POST /api/admin/fund-transfers/:id/undo/", {
  summary:
    "Mengajukan kebalikan dari pemindahan yang sudah disetujui, untuk diputuskan orang lain seperti pemindahan mana pun. 409 `already_undone` bila sudah dibatalkan atau sedang diajukan, `not_enough` bila uangnya sudah tidak ada di sana.",
  ...treasurers,
  body: z.object({ reason }),
  response: fundTransfer,
  status: 201,
});
