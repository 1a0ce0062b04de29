import { z } from "zod";
import { identityProof } from "../accounts/accounts.ts";
import { byId } from "../backoffice/catalogue.ts";
import { siteSettings } from "../backoffice/settings.ts";
import { endpoint } from "../platform/endpoint.ts";
import { REASON_MOST } from "../platform/text-lengths.ts";
import { id, instant, rupiah, upTo } from "../platform/vocabulary.ts";
import { payoutWanted } from "./payouts.ts";
import { TREASURERS } from "./verification.ts";

const person = z.object({ id, name: z.string() });

/** What somebody asked for that another one must confirm. */
export const proposal = z.object({
  id,
  kind: z.enum(["payout", "accounts", "qris"]),
  /** 'Penyaluran Rp. 7.500.000 untuk Sumur Desa', 'Rekening tujuan berubah'. */
  title: z.string(),
  amount: rupiah.nullable(),
  /** What would be otherwise; nothing before, where it is new. */
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  state: z.enum(["waiting", "confirmed", "withdrawn", "refused"]),
  proposed_by: person,
  proposed_at: instant,
  decided_by: person.nullable(),
  decided_at: instant.nullable(),
  reason: z.string(),
});
export type Proposal = z.infer<typeof proposal>;

const head = { access: "staff", roles: TREASURERS } as const;

export const listProposals = endpoint({
  method: "GET",
  path: "/api/admin/proposals/",
  summary:
    "Yang menunggu orang kedua, dan yang terakhir diputuskan. `payout_limit`: penyaluran di atas ini perlu orang kedua; `works_alone`: aturan itu dimatikan karena hanya ada satu petugas keuangan.",
  ...head,
  response: z.object({
    payout_limit: rupiah,
    works_alone: z.boolean(),
    /** How many could decide, besides whoever asks. */
    others: z.int(),
    proposals: z.array(proposal),
  }),
});

export const proposePayout = endpoint({
  method: "POST",
  path: "/api/admin/proposals/payout/",
  summary:
    "Mengajukan penyaluran di atas batas; dicatat ketika orang kedua menyetujui. Kirim `Idempotency-Key`.",
  ...head,
  body: payoutWanted,
  response: proposal,
  status: 201,
});

export const changeReceivingAccounts = endpoint({
  method: "POST",
  path: "/api/admin/proposals/accounts/",
  summary:
    "Mengajukan perubahan rekening tujuan, dengan password dan kode dua langkah sekali lagi. Berlaku ketika orang kedua menyetujui, atau langsung bila hanya ada satu petugas keuangan dan pengaturannya menyebutkannya (`proposal` kosong).",
  access: "staff",
  roles: ["administrator"],
  body: z.object({ banks: siteSettings.shape.banks, ...identityProof }),
  response: z.object({ proposal: proposal.nullable() }),
});

export const confirmProposal = endpoint({
  method: "POST",
  path: "/api/admin/proposals/:id/confirm/",
  summary:
    "Menyetujui usulan orang lain dan menjalankannya saat itu juga. 403 `own_proposal` untuk usulan sendiri. Perubahan rekening meminta password dan kode dua langkah sekali lagi.",
  ...head,
  params: byId,
  body: z.object(identityProof),
  response: proposal,
});

export const withdrawProposal = endpoint({
  method: "POST",
  path: "/api/admin/proposals/:id/withdraw/",
  summary: "Menarik usulan sendiri, atau menolak usulan orang lain dengan alasan.",
  ...head,
  params: byId,
  body: z.object({ reason: upTo(REASON_MOST).default("") }),
  response: proposal,
});
