import { z } from "zod";
import { GIVEN_KINDS } from "../ledger/fund-kinds.ts";
import { optional } from "../payments/purchase-fields.ts";
import {
  catalogueDraft,
  catalogueStaffFilter,
  changePublication,
  editedForStaff,
  listedForStaff,
  seenText,
  seenVersion,
} from "../platform/catalogue.ts";
import { endpoint, may, saying } from "../platform/endpoint.ts";
import { exportEndpoint } from "../platform/export-endpoint.ts";
import { day, html, queryText, rupiah, written } from "../platform/vocabulary.ts";
import { campaignUpdate } from "./campaigns.ts";
import { CATEGORIES } from "./categories.ts";

const staff = may("campaigns");

export const staffCampaignSummary = z.object({
  ...listedForStaff,
  category: z.enum(CATEGORIES),
  target_amount: rupiah,
  current_amount: rupiah,
  donor_count: z.int(),
  /** The last day for gifts. */
  deadline: day.nullable(),
});
export type StaffCampaignSummary = z.infer<typeof staffCampaignSummary>;

export const staffCampaign = staffCampaignSummary.extend({
  ...editedForStaff,
  description: html,
  picture: z.string().nullable(),
  organiser: z.string(),
  place: z.string(),
  fund_kind: z.enum(GIVEN_KINDS),
  rest_goes_to: z.string(),
  permit_number: z.string(),
  permit_from: day.nullable(),
  permit_to: day.nullable(),
  permit_region: z.string(),
  /** True if there are gifts: then the kind of fund and the use of a surplus can no longer change. */
  fund_fixed: z.boolean(),
  updates: z.array(campaignUpdate.extend({ version: z.string() })),
});
export type StaffCampaign = z.infer<typeof staffCampaign>;

const campaignDraft = z.object({
  ...catalogueDraft,
  category: z.enum(CATEGORIES, { error: "Pilih kategori." }),
  target_amount: rupiah.default(0),
  deadline: day.nullable().default(null),
  organiser: optional(100),
  place: optional(100),
  /** Default: by its category. */
  fund_kind: z.enum(GIVEN_KINDS, { error: "Pilih jenis dananya." }).optional(),
  rest_goes_to: optional(300),
  permit_number: optional(80),
  permit_from: day.nullable().default(null),
  permit_to: day.nullable().default(null),
  permit_region: optional(80),
});
export type CampaignDraft = z.input<typeof campaignDraft>;

export const listStaffCampaigns = endpoint("GET /api/admin/campaigns/", {
  summary: "Semua program, juga draf dan arsip, terbaru dahulu.",
  ...staff,
  query: catalogueStaffFilter,
  response: z.array(staffCampaignSummary),
  counted: true,
});

export const getStaffCampaign = endpoint("GET /api/admin/campaigns/:id/", {
  summary: "Satu program untuk disunting.",
  ...staff,
  response: staffCampaign,
});

export const createStaffCampaign = endpoint("POST /api/admin/campaigns/", {
  summary: "Program baru, sebagai draf.",
  ...staff,
  body: campaignDraft,
  response: staffCampaign,
  status: 201,
});

export const editStaffCampaign = endpoint("PUT /api/admin/campaigns/:id/", {
  summary: "Menyimpan program. Alamat lamanya tetap mengantar ke yang baru.",
  ...staff,
  body: campaignDraft.extend(seenVersion),
  response: staffCampaign,
});

export const publishStaffCampaign = endpoint("POST /api/admin/campaigns/:id/status/", {
  summary: "Menerbitkan, menjadwalkan (`draft` dengan `publish_at`), menarik kembali, atau mengarsipkan.",
  ...staff,
  body: changePublication,
  response: staffCampaign,
});

const news = z.object({
  title: written("Wajib diisi.", 150),
  description: z.string().max(100_000, "Terlalu panjang.").default(""),
});

export const addCampaignNews = endpoint("POST /api/admin/campaigns/:id/updates/", {
  summary: "Kabar terbaru sebuah program.",
  ...staff,
  body: news,
  response: campaignUpdate,
  status: 201,
});

export const editCampaignNews = endpoint("PUT /api/admin/campaign-updates/:id/", {
  summary: "Menyunting kabar terbaru. 409 `edit_conflict` bila orang lain sudah menyimpannya sejak dibaca.",
  ...staff,
  body: news.extend(seenText),
  response: campaignUpdate,
});

export const removeCampaignNews = endpoint("DELETE /api/admin/campaign-updates/:id/", {
  summary: "Menghapus kabar terbaru.",
  ...staff,
  ...saying("Kabar dihapus."),
});

export const exportDonations = exportEndpoint(
  "donations",
  "money",
  "Semua donasi; dengan `days` hanya yang masuk atau disetujui dalam sekian hari terakhir, seperti ringkasan.",
  { days: queryText.pipe(z.enum(["7", "30", "90"])).optional() },
);
