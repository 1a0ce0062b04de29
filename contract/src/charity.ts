import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { catalogueFilter, day, html, id, instant, page, rupiah, slug } from "./vocabulary.ts";

/** Each category's add-on in rupiah, part of the donation, by which a transfer is recognised. */
export const CATEGORY_ADD_ON = {
  infak: 25,
  sedekah: 50,
  zakat: 75,
  donasi: 100,
  bencana: 125,
  kemanusiaan: 150,
  kesehatan: 175,
  lingkungan: 200,
  pembangunan: 225,
  sosial: 250,
  lainnya: 275,
} as const;

/** For a category that the list does not name. */
export const DEFAULT_ADD_ON = 300;

export type Category = keyof typeof CATEGORY_ADD_ON;
export const CATEGORIES = Object.keys(CATEGORY_ADD_ON) as [Category, ...Category[]];

export const CATEGORY_LABEL: Record<Category, string> = {
  infak: "Infak",
  sedekah: "Sedekah",
  zakat: "Zakat",
  donasi: "Donasi",
  bencana: "Bencana",
  kemanusiaan: "Kemanusiaan",
  kesehatan: "Kesehatan",
  lingkungan: "Lingkungan",
  pembangunan: "Pembangunan",
  sosial: "Sosial",
  lainnya: "Lainnya",
};

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

export const campaign = campaignSummary.extend({
  description: html,
  /** The first words of the description without markup, for previews of shared links. */
  summary: z.string(),
  updates: z.array(campaignUpdate),
});
export type Campaign = z.infer<typeof campaign>;

/** A verified donor as the public sees them: never a phone, an e-mail or an account. */
export const donor = z.object({
  donor_name: z.string(),
  amount: rupiah,
  transfer_date: day,
  verified_at: instant,
});
export type Donor = z.infer<typeof donor>;

export const listCampaigns = endpoint({
  method: "GET",
  path: "/api/campaigns/",
  summary: "Daftar kampanye, terbaru dahulu; pencarian diurutkan menurut kecocokan.",
  access: "public",
  query: catalogueFilter,
  response: z.array(campaignSummary),
  counted: true,
});

export const getCampaign = endpoint({
  method: "GET",
  path: "/api/campaigns/:slug/",
  summary: "Satu kampanye dengan kabar terbarunya.",
  access: "public",
  params: z.object({ slug: z.string() }),
  response: campaign,
});

export const listDonors = endpoint({
  method: "GET",
  path: "/api/donations/campaign/:slug/donations/",
  summary: "Donatur terverifikasi sebuah kampanye, terbaru dahulu.",
  access: "public",
  params: z.object({ slug: z.string() }),
  query: z.object(page),
  response: z.array(donor),
  counted: true,
});
