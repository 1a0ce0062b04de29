import { z } from "zod";
import { TREASURERS } from "./backoffice-payments.ts";
import { campaignPayout } from "./charity.ts";
import { endpoint } from "./endpoint.ts";
import { BANKS } from "./payment-methods.ts";
import { day, id, page, rupiah, wholeNumber } from "./vocabulary.ts";

export const staffPayout = campaignPayout.extend({
  campaign: z.object({ id, slug: z.string(), title: z.string() }),
  bank: z.enum(BANKS),
  created_by: z.string(),
});
export type StaffPayout = z.infer<typeof staffPayout>;

export const listPayouts = endpoint({
  method: "GET",
  path: "/api/admin/payouts/",
  summary: "Penyaluran dana semua kampanye, terbaru dahulu.",
  access: "staff",
  roles: TREASURERS,
  query: z.object({ ...page, campaign_id: wholeNumber.optional() }),
  response: z.array(staffPayout),
  counted: true,
});

/** What a campaign collected, gave away and still holds, by the ledger. */
export const campaignFunds = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  collected: z.int(),
  paid_out: rupiah,
  remaining: z.int(),
});
export type CampaignFunds = z.infer<typeof campaignFunds>;

export const listCampaignFunds = endpoint({
  method: "GET",
  path: "/api/admin/campaign-funds/",
  summary: "Dana setiap kampanye menurut buku besar: terkumpul, disalurkan, tersisa.",
  access: "staff",
  roles: TREASURERS,
  query: z.object(page),
  response: z.array(campaignFunds),
  counted: true,
});

const number = z.union(
  [
    z.int(),
    z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  ],
  { error: "Isi dengan angka." },
);

export const createPayout = endpoint({
  method: "POST",
  path: "/api/admin/payouts/",
  summary:
    "Mencatat penyaluran dana: keluar dari kampanye dan dari bank. 409 `not_enough` bila melebihi dana yang tersisa. `picture`: foto atau kuitansi, dilihat semua orang. Kirim `Idempotency-Key`.",
  access: "staff",
  roles: TREASURERS,
  multipart: true,
  files: ["picture"],
  body: z.object({
    campaign_id: number,
    bank: z.enum(BANKS, { error: "Pilih bank asal dana." }),
    amount: number.pipe(z.int().min(1, "Isi dengan nominal yang disalurkan.").max(1_000_000_000_000)),
    paid_on: day,
    title: z.string().trim().min(1, "Wajib diisi.").max(150, "Paling banyak 150 huruf."),
    story: z.string().max(50_000, "Terlalu panjang.").default(""),
  }),
  response: staffPayout,
  status: 201,
});
