import { z } from "zod";
import { identityProof } from "../accounts/accounts.ts";
import { siteSettings } from "../backoffice/settings.ts";
import { endpoint, may } from "../platform/endpoint.ts";
import { REASON_MOST } from "../platform/text-lengths.ts";
import { id, instant, reason, rupiah, upTo } from "../platform/vocabulary.ts";
import { yearClosingWanted } from "../transparency/statements.ts";
import { approvePayment } from "./approval.ts";
import {
  correctApproval,
  recordRefundTransferred,
  refundPayment,
  returnRefund,
  unlinkPaymentLine,
} from "./corrections.ts";
import { DEBIT_STATES } from "./debit-states.ts";
import { payoutWanted, returnPayout } from "./payouts.ts";
import { PROPOSAL_KINDS } from "./proposal-kinds.ts";
import { settleLump } from "./settlements.ts";
import { setStatementLinesAside } from "./statements.ts";
import { payStorePayout, returnStorePayout } from "./store-payouts.ts";

const person = z.object({ id, name: z.string() });

export const proposal = z.object({
  id,
  kind: z.enum(PROPOSAL_KINDS),
  /** 'Penyaluran Rp. 7.500.000 untuk Sumur Desa', 'Rekening tujuan berubah'. */
  title: z.string(),
  /** Why one person does not decide this alone. */
  why: z.string(),
  amount: rupiah.nullable(),
  /** The payment that it is about; null if it is about something else. */
  reference: z.string().nullable(),
  /** The changes; without a previous value for new data. */
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  /** Confirming asks for the password and the second step once more. */
  identity: z.boolean(),
  state: z.enum(["waiting", "confirmed", "withdrawn", "refused"]),
  proposed_by: person,
  proposed_at: instant,
  decided_by: person.nullable(),
  decided_at: instant.nullable(),
  reason: z.string(),
});
export type Proposal = z.infer<typeof proposal>;

const head = may("money");

export const listProposals = endpoint("GET /api/admin/proposals/", {
  summary:
    "Yang menunggu orang kedua, dan yang terakhir diputuskan. `payout_limit`: yang boleh dikeluarkan satu orang sendirian dalam 24 jam (penyaluran, pengembalian dan cara lain bersama-sama), `left_alone`: yang masih tersisa darinya; `works_alone`: aturan itu dimatikan karena hanya ada satu petugas keuangan.",
  ...head,
  response: z.object({
    payout_limit: rupiah,
    left_alone: rupiah,
    works_alone: z.boolean(),
    /** How many others could decide. */
    others: z.int(),
    proposals: z.array(proposal),
  }),
});

const about = { reference: z.string().max(40) };

/**
 * Proposes an action to a second person after the direct call was answered 409 `second_person`: the same body, with its
 * kind.
 */
export const proposable = z.discriminatedUnion("kind", [
  refundPayment.body.extend({ kind: z.literal("refund"), ...about }),
  /** Where a promised refund goes, before it is transferred. */
  recordRefundTransferred.body
    .pick({ bank: true, account_number: true, account_holder: true })
    .extend({ kind: z.literal("refund_account"), refund: id }),
  /** A refund that the answer to a complaint promised. */
  z.object({ kind: z.literal("refund_promise"), refund: id }),
  payStorePayout.body.extend({ kind: z.literal("store_payout"), payout: id }),
  returnStorePayout.body.extend({ kind: z.literal("store_return"), payout: id }),
  returnPayout.body.extend({ kind: z.literal("payout_return"), payout: id }),
  returnRefund.body.extend({ kind: z.literal("refund_return"), refund: id }),
  approvePayment.body.extend({ kind: z.literal("approval"), ...about }),
  yearClosingWanted.extend({ kind: z.literal("year_closing") }),
  z.object({ kind: z.literal("reversal"), ...about, reason }),
  correctApproval.body.extend({ kind: z.literal("correction"), ...about }),
  unlinkPaymentLine.body.extend({ kind: z.literal("unlink"), ...about }),
  z.object({ kind: z.literal("cash_void"), ...about, reason }),
  z.object({
    kind: z.literal("debits"),
    debits: z.array(id).min(1, "Pilih barisnya.").max(200),
    from: z.enum(DEBIT_STATES).default("open"),
    as: z.enum(["charge", "courier"]),
    courier: upTo(60).default(""),
  }),
  setStatementLinesAside.body.extend({ kind: z.literal("set_aside") }),
  z.object({ kind: z.literal("income_undo"), line: id }),
  settleLump.body.extend({ kind: z.literal("settlement") }),
  z.object({ kind: z.literal("settlement_undo"), settlement: id, reason }),
]);
export type Proposable = z.infer<typeof proposable>;

export const propose = endpoint("POST /api/admin/proposals/", {
  summary:
    "Mengajukan apa yang dijawab 409 `second_person`, dengan isian yang sama dan `kind`-nya. Diperiksa saat itu juga seperti bila dijalankan, dan dijalankan ketika orang kedua menyetujuinya. 409 `already_proposed` bila hal yang sama sudah menunggu. Kirim `Idempotency-Key`.",
  ...head,
  body: proposable,
  response: proposal,
  status: 201,
});

export const proposePayout = endpoint("POST /api/admin/proposals/payout/", {
  summary:
    "Mengajukan penyaluran di atas batas; diperiksa saat itu juga, dan dicatat ketika orang kedua menyetujui. Kirim `Idempotency-Key`.",
  ...head,
  body: payoutWanted,
  response: proposal,
  status: 201,
});

export const changeReceivingAccounts = endpoint("POST /api/admin/proposals/accounts/", {
  summary:
    "Mengajukan perubahan rekening tujuan, dengan password dan kode dua langkah sekali lagi. Berlaku ketika orang kedua menyetujui, atau langsung bila hanya ada satu petugas keuangan dan pengaturannya menyebutkannya (`proposal` kosong).",
  ...may("administration"),
  body: z.object({ banks: siteSettings.shape.banks, ...identityProof }),
  response: z.object({ proposal: proposal.nullable() }),
});

export const confirmProposal = endpoint("POST /api/admin/proposals/:id/confirm/", {
  summary:
    "Menyetujui usulan orang lain dan menjalankannya saat itu juga. 403 `own_proposal` untuk usulan sendiri; 409 `stale_proposal` bila yang diusulkan sudah berubah, `proposer_gone` bila pengusulnya bukan petugas keuangan lagi. Yang `identity` meminta password dan kode dua langkah sekali lagi.",
  ...head,
  body: z.object(identityProof),
  response: proposal,
});

export const withdrawProposal = endpoint("POST /api/admin/proposals/:id/withdraw/", {
  summary: "Menarik usulan sendiri, atau menolak usulan orang lain dengan alasan.",
  ...head,
  body: z.object({ reason: upTo(REASON_MOST).default("") }),
  response: proposal,
});
