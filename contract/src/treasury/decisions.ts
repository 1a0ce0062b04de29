import { z } from "zod";
import { endpoint, may, saying } from "../platform/endpoint.ts";
import { rupiah } from "../platform/vocabulary.ts";
import { APPROVE_AT_ONCE, approval, rejection } from "./approval.ts";

export const decisionVerdict = z.discriminatedUnion("to", [
  approval.extend({ to: z.literal("approve") }),
  rejection.extend({ to: z.literal("reject") }),
]);
export type DecisionVerdict = z.infer<typeof decisionVerdict>;

/** `made`: carried out. `failed`: could not be carried out any more, and its maker has not seen why yet. */
export const DECISION_STATES = ["waiting", "made", "undone", "failed", "seen"] as const;

export const storeDecision = endpoint("POST /api/admin/decisions/", {
  summary:
    "Menyimpan keputusan tentang satu atau beberapa pembayaran. Server menjalankannya sesudah beberapa detik, kecuali dibatalkan; pembayar baru diberi tahu saat itu. Yang tidak mungkin ditolak sekarang juga, dengan kode yang sama seperti pada `approve` dan `reject`; `being_decided` bila orang lain baru saja memutuskannya. `key`: dikirim dua kali, keputusannya tetap satu.",
  ...may("money"),
  body: z.object({
    key: z.uuid(),
    references: z.array(z.string().max(40)).min(1).max(APPROVE_AT_ONCE),
    verdict: decisionVerdict,
  }),
  response: z.object({
    /** Not there before this call. */
    fresh: z.boolean(),
    state: z.enum(DECISION_STATES),
    /** Until it is carried out. */
    seconds: z.number(),
    /** Of several payments, those that cannot be decided like this. */
    refused: z.array(z.object({ reference: z.string(), detail: z.string() })),
  }),
});

export const undoDecision = endpoint("POST /api/admin/decisions/:decision/undo/", {
  summary: "Membatalkan keputusan sendiri yang masih menunggu. 409 `already_made` bila sudah dijalankan.",
  ...may("money"),
  params: z.object({ decision: z.uuid() }),
  ...saying("Keputusan dibatalkan."),
});

export const waitingDecision = z.object({
  key: z.string(),
  reference: z.string(),
  payer_name: z.string(),
  amount: rupiah,
  to: z.enum(["approve", "reject"]),
  state: z.enum(DECISION_STATES),
  seconds: z.number(),
  /** Why it could not be carried out. */
  problem: z.string(),
  own: z.boolean(),
});
export type WaitingDecision = z.infer<typeof waitingDecision>;

export const listDecisions = endpoint("GET /api/admin/decisions/", {
  summary:
    "Keputusan semua petugas yang sebentar lagi dijalankan, dan keputusan sendiri yang tidak dapat dijalankan.",
  ...may("money"),
  response: z.array(waitingDecision),
});

export const seeDecision = endpoint("POST /api/admin/decisions/:decision/seen/", {
  summary: "Menandai bahwa keputusan sendiri yang tidak dapat dijalankan sudah dibaca.",
  ...may("money"),
  params: z.object({ decision: z.uuid() }),
  ...saying("Sudah ditandai."),
});
