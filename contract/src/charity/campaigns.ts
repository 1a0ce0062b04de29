import { z } from "zod";
import { GIVEN_KINDS } from "../ledger/fund-kinds.ts";
import { RECIPIENT_KINDS } from "../ledger/recipients.ts";
import { endpoint } from "../platform/endpoint.ts";
import {
  catalogueFilter,
  day,
  html,
  id,
  instant,
  page,
  queryFlag,
  queryText,
  rupiah,
  slug,
} from "../platform/vocabulary.ts";
import { CAMPAIGN_SORTS, CATEGORIES } from "./categories.ts";

export const campaignSummary = z.object({
  id,
  slug,
  title: z.string(),
  thumbnail: z.string().nullable(),
  deadline: instant.nullable(),
  target_amount: rupiah,
  current_amount: rupiah,
  donor_count: z.int(),
  is_featured: z.boolean(),
  category: z.enum(CATEGORIES),
  created_at: instant,
});
export type CampaignSummary = z.infer<typeof campaignSummary>;

export const campaignUpdate = z.object({ id, title: z.string(), description: html, created_at: instant });
export type CampaignUpdate = z.infer<typeof campaignUpdate>;

/** A payout of the campaign. */
export const campaignPayout = z.object({
  id,
  title: z.string(),
  amount: rupiah,
  paid_on: day,
  story: html,
  /** A photograph or a voucher. */
  picture: z.string().nullable(),
  /** The address of a voucher as PDF. */
  voucher: z.string().nullable(),
  /** Who received it: one of the eight asnaf, or a programme. Null for payouts from before this was asked. */
  recipient_kind: z.enum(RECIPIENT_KINDS).nullable(),
  /** How many people it reached, if known. One is shown as two, for privacy. */
  people: z.int().nullable(),
  region: z.string(),
});

export const campaign = campaignSummary.extend({
  description: html,
  /** The first words of the description without markup, for previews of shared links. */
  summary: z.string(),
  updates: z.array(campaignUpdate),
  /** Newest first. */
  payouts: z.array(campaignPayout),
  paid_out_amount: rupiah,
  /** The amil's share. */
  amil_amount: rupiah,
  /** Net amount transferred to other funds. */
  moved_amount: z.int(),
  /** The organiser; empty if it is the community itself. */
  organiser: z.string(),
  place: z.string(),
  fund_kind: z.enum(GIVEN_KINDS),
  /** What a surplus is used for; may be empty. */
  rest_goes_to: z.string(),
  /** The permit to collect publicly, if there is one. */
  permit: z
    .object({ number: z.string(), from: day.nullable(), to: day.nullable(), region: z.string() })
    .nullable(),
  /** The smallest gift. */
  least_gift: rupiah,
});
export type Campaign = z.infer<typeof campaign>;

/** A verified donor as the public sees them: never a phone, an e-mail or an account. */
export const donor = z.object({
  donor_name: z.string(),
  amount: rupiah,
  transfer_date: day,
  verified_at: instant,
  /** The message of the gift. */
  prayer: z.object({ id, text: z.string(), aamiin: z.int() }).nullable(),
});
export type Donor = z.infer<typeof donor>;

export const listCampaigns = endpoint("GET /api/campaigns/", {
  summary:
    "Daftar program, terbaru dahulu atau menurut `sort`; pencarian diurutkan menurut kecocokan. `category` menyaringnya.",
  access: "public",
  query: catalogueFilter.extend({
    category: queryText.pipe(z.enum(CATEGORIES)).optional(),
    /** `recommended`: open campaigns first, and among them those with donors. */
    sort: queryText.pipe(z.enum(CAMPAIGN_SORTS)).optional(),
  }),
  response: z.array(campaignSummary),
  counted: true,
  cached: true,
});

export const getCampaign = endpoint("GET /api/campaigns/:slug/", {
  summary: "Satu program dengan kabar terbarunya. Alamat lamanya juga dijawab; `slug` ialah yang sekarang.",
  access: "public",
  response: campaign,
  cached: true,
});

export const listDonors = endpoint("GET /api/donations/campaign/:slug/donations/", {
  summary: "Donatur terverifikasi sebuah program, terbaru dahulu; dengan `prayers` hanya yang menulis doa.",
  access: "public",
  query: z.object({ ...page, prayers: queryFlag.optional() }),
  response: z.array(donor),
  counted: true,
  cached: true,
});
