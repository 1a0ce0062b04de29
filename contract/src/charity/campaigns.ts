import { z } from "zod";
import { GIVEN_KINDS, RECIPIENT_KINDS } from "../ledger/fund-kinds.ts";
import { endpoint } from "../platform/endpoint.ts";
import {
  catalogueFilter,
  day,
  html,
  id,
  instant,
  page,
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

/** Money that went on to where it was given for. */
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
  /** Who received it: one of the eight, or a programme. Null where it was not asked for yet. */
  recipient_kind: z.enum(RECIPIENT_KINDS).nullable(),
  /** How many it reached, where that is known. One is told as two: nobody is to be recognised by it. */
  people: z.int().nullable(),
  region: z.string(),
});
export type CampaignPayout = z.infer<typeof campaignPayout>;

export const campaign = campaignSummary.extend({
  description: html,
  /** The first words of the description without markup, for previews of shared links. */
  summary: z.string(),
  updates: z.array(campaignUpdate),
  /** Newest first. */
  payouts: z.array(campaignPayout),
  paid_out_amount: rupiah,
  /** What was taken of it as amil's share. */
  amil_amount: rupiah,
  /** What was moved on to other funds, less what came from them. */
  moved_amount: z.int(),
  /** Who runs it; empty where the community itself does. */
  organiser: z.string(),
  place: z.string(),
  fund_kind: z.enum(GIVEN_KINDS),
  /** What happens with what is left or too much; empty where nothing was said. */
  rest_goes_to: z.string(),
  /** Permission to collect publicly, where there is one. */
  permit: z
    .object({ number: z.string(), from: day.nullable(), to: day.nullable(), region: z.string() })
    .nullable(),
  /** Gifts of less are not taken. */
  least_gift: rupiah,
});
export type Campaign = z.infer<typeof campaign>;

/** A verified donor as the public sees them: never a phone, an e-mail or an account. */
export const donor = z.object({
  donor_name: z.string(),
  amount: rupiah,
  transfer_date: day,
  verified_at: instant,
  /** What they wrote beside their gift. */
  prayer: z.object({ id, text: z.string(), aamiin: z.int() }).nullable(),
});
export type Donor = z.infer<typeof donor>;

export const listCampaigns = endpoint({
  method: "GET",
  path: "/api/campaigns/",
  summary:
    "Daftar program, terbaru dahulu atau menurut `sort`; pencarian diurutkan menurut kecocokan. `category` menyaringnya.",
  access: "public",
  query: catalogueFilter.extend({
    category: queryText.pipe(z.enum(CATEGORIES)).optional(),
    /** `recommended`: those that still take gifts first, and of them those that somebody has given to. */
    sort: queryText.pipe(z.enum(CAMPAIGN_SORTS)).optional(),
  }),
  response: z.array(campaignSummary),
  counted: true,
  cached: true,
});

export const getCampaign = endpoint({
  method: "GET",
  path: "/api/campaigns/:slug/",
  summary: "Satu program dengan kabar terbarunya. Alamat lamanya juga dijawab; `slug` ialah yang sekarang.",
  access: "public",
  params: z.object({ slug: z.string() }),
  response: campaign,
  cached: true,
});

export const listDonors = endpoint({
  method: "GET",
  path: "/api/donations/campaign/:slug/donations/",
  summary: "Donatur terverifikasi sebuah program, terbaru dahulu.",
  access: "public",
  params: z.object({ slug: z.string() }),
  query: z.object(page),
  response: z.array(donor),
  counted: true,
  cached: true,
});
