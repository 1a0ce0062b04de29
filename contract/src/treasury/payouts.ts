import { z } from "zod";
import { campaignPayout } from "../charity/campaigns.ts";
import { FUND_KINDS, GIVEN_KINDS } from "../ledger/fund-kinds.ts";
import { BANKS } from "../payments/methods.ts";
import { endpoint, may } from "../platform/endpoint.ts";
import { id, instant, page, reason, rupiah, wholeNumber } from "../platform/vocabulary.ts";
import { payableAccountName } from "./fund-accounts.ts";
import { returnBody, returnLineBody, returnLines, transferReturn } from "./returned-transfers.ts";
import { whatPublicReadsOfPayout } from "./what-public-reads-of-payout.ts";

export const staffPayout = campaignPayout.extend({
  /** Null where it left a fund that is no campaign. */
  campaign: z.object({ id, slug: z.string(), title: z.string() }).nullable(),
  /** `kind` is null where it left an event. */
  fund: z.object({ account: z.string(), kind: z.enum(FUND_KINDS).nullable(), name: z.string() }),
  consent: z.boolean(),
  bank: z.enum(BANKS),
  picture_key: z.string().nullable(),
  voucher_key: z.string().nullable(),
  created_by: z.string(),
  /** Reversed: the ledger has the opposite posting, and visitors no longer see it. */
  reversed: z.object({ at: instant, by: z.string(), reason: z.string() }).nullable(),
  /** The bank gave the transfer back; then it is reversed, too. */
  returned: transferReturn.nullable(),
  return_lines: returnLines,
});
export type StaffPayout = z.infer<typeof staffPayout>;

export const listPayouts = endpoint("GET /api/admin/payouts/", {
  summary: "Penyaluran dana semua program, terbaru dahulu, juga yang dibatalkan.",
  ...may("money"),
  query: z.object({ ...page, campaign_id: wholeNumber.optional() }),
  response: z.array(staffPayout),
  counted: true,
});

/** What a campaign collected, paid out and still has, by the ledger. */
export const campaignFunds = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  fund_kind: z.enum(GIVEN_KINDS),
  /** Whether staff confirmed the kind of fund. */
  confirmed: z.boolean(),
  rest_goes_to: z.string(),
  collected: z.int(),
  paid_out: rupiah,
  /** Also less the amil's share and transfers. */
  remaining: z.int(),
});
export type CampaignFunds = z.infer<typeof campaignFunds>;

export const listCampaignFunds = endpoint("GET /api/admin/campaign-funds/", {
  summary: "Dana setiap program menurut buku besar: terkumpul, disalurkan, tersisa.",
  ...may("money"),
  query: z.object(page),
  response: z.array(campaignFunds),
  counted: true,
});

export const getPayout = endpoint("GET /api/admin/payouts/:id/", {
  summary: "Satu penyaluran dana.",
  ...may("money"),
  response: staffPayout,
});

export const uploadVoucher = endpoint("POST /api/admin/vouchers/", {
  summary: "Kuitansi penyaluran sebagai PDF (`voucher`, paling besar 2 MB), untuk dilihat semua orang.",
  ...may("money"),
  multipart: true,
  files: ["voucher"],
  body: z.object({}),
  response: z.object({ key: z.string(), url: z.string() }),
  status: 201,
});

/** A requested payout. */
const payoutFields = z.object({
  ...whatPublicReadsOfPayout,
  campaign_id: z.int({ error: "Pilih program." }).positive("Pilih program.").optional(),
  /** In place of a campaign: another fund, or an event (`event:<id>`). */
  account: payableAccountName.optional(),
  bank: z.enum(BANKS, { error: "Pilih bank asal dana." }),
  amount: z.int().min(1, "Isi dengan nominal yang disalurkan.").max(1_000_000_000_000),
  /** For an event that has not taken place: the sum that refunds of its tickets would lack, as the screen showed it. */
  lacking: rupiah.optional(),
});
export const payoutWanted = payoutFields.refine(
  ({ campaign_id, account }) => (campaign_id === undefined) !== (account === undefined),
  { path: ["campaign_id"], error: "Pilih program atau dana." },
);

export const createPayout = endpoint("POST /api/admin/payouts/", {
  summary:
    "Mencatat penyaluran dana: keluar dari program (`campaign_id`), dana lain atau acara (`account`), dan dari bank. 409 `not_enough` bila melebihi dana yang tersisa, `refunds_need` bila acara yang belum berlangsung tidak lagi dapat mengembalikan tiketnya (`amount`: kekurangannya, disebut kembali sebagai `lacking`; lalu diputuskan dua orang), `wrong_recipient` bila jenis dananya tidak boleh sampai kepada penerima itu (zakat hanya kepada asnaf), `wakaf_principal` untuk pokok wakaf, `amil_limit` bila melampaui batas tahun itu, `second_person` bila dengan ini yang kamu keluarkan sendirian dalam 24 jam melampaui batasnya (`amount`: yang masih tersisa). Kirim `Idempotency-Key`.",
  ...may("money"),
  body: payoutWanted,
  response: staffPayout,
  status: 201,
});

export const changePayout = endpoint("PUT /api/admin/payouts/:id/", {
  summary:
    "Memperbaiki tanggal, judul, cerita dan gambar. Uangnya tidak berubah: untuk itu batalkan, lalu catat lagi.",
  ...may("money"),
  body: z.object(whatPublicReadsOfPayout),
  response: staffPayout,
});

export const reversePayout = endpoint("POST /api/admin/payouts/:id/reverse/", {
  summary:
    "Membatalkan penyaluran yang keliru: buku besar mencatat kebalikannya, dan dananya kembali tersisa. 409 `already_reversed` bila sudah dibatalkan.",
  ...may("money"),
  body: z.object({
    reason,
  }),
  response: staffPayout,
});

export const returnPayout = endpoint("POST /api/admin/payouts/:id/returned/", {
  summary:
    "Mencatat bahwa bank mengembalikan transfer sebuah penyaluran: kapan, mengapa, dan baris mutasi (`line`) yang membawanya, bila sudah ada. Dananya tersisa lagi, dan baris uang keluarnya tetap. 409 `already_reversed`, `line_taken`, `other_bank`, `other_amount`; tanpa baris mutasi dihitung seperti uang keluar: `second_person` di atas batas sehari.",
  ...may("money"),
  body: returnBody,
  response: staffPayout,
});

export const showPayoutReturn = endpoint("POST /api/admin/payouts/:id/return-line/", {
  summary:
    "Baris mutasi ini membawa kembali transfer penyaluran itu: tidak dihitung dua kali. 409 `already_seen`, `line_taken`, `other_bank`, `other_amount`.",
  ...may("money"),
  body: returnLineBody,
  response: staffPayout,
});
