import { z } from "zod";
import { BANKS, PAYMENT_METHODS, PAYMENT_STATUSES } from "../payments/methods.ts";
import { onlinePayment } from "../payments/payments.ts";
import {
  CHOOSE_METHOD,
  optional,
  optionalEmail,
  payerName,
  phone,
  transferFields,
  typedNumber,
} from "../payments/purchase-fields.ts";
import { PURCHASE_MOST } from "../payments/purchase-most.ts";
import { endpoint } from "../platform/endpoint.ts";
import { GIVER_MOST, NOTE_MOST } from "../platform/text-lengths.ts";
import { day, instant, page, rupiah } from "../platform/vocabulary.ts";

const CHOOSE_AMOUNT = "Silakan pilih nominal donasi";

export const giftAmount = typedNumber(CHOOSE_AMOUNT).pipe(
  z
    .int()
    .min(1, CHOOSE_AMOUNT)
    .max(PURCHASE_MOST, "Nominal terlalu besar. Hubungi kami untuk donasi sebesar ini."),
);

export const createDonation = endpoint("POST /api/donations/:slug/create-donation/", {
  summary: "Donasi dengan transfer bank beserta buktinya (`proof_file`). Menunggu pemeriksaan bendahara.",
  access: "optional",
  multipart: true,
  files: ["proof_file"],
  body: z.object({
    /** The transferred amount, including the category's add-on. */
    amount: giftAmount,
    donor_name: payerName,
    donor_phone: phone,
    donor_email: optionalEmail,
    payment_method: z.enum(BANKS, { error: CHOOSE_METHOD }),
    message: optional(NOTE_MOST),
    /** On whose behalf it is given; printed on the receipt. */
    on_behalf: optional(GIVER_MOST),
    ...transferFields,
  }),
  response: z.object({
    id: z.string(),
    order_id: z.string(),
    /** The page of its payment. */
    page: z.string(),
    amount: rupiah,
    payment_method: z.enum(BANKS),
    status: z.enum(PAYMENT_STATUSES),
    created_at: instant,
  }),
  status: 201,
});

export const generateDonationToken = endpoint("POST /api/payments/generate-donation-midtrans-token/", {
  summary: "Donasi dengan pembayaran online: token untuk jendela pembayaran.",
  access: "optional",
  body: z.object({
    amount: giftAmount,
    donorName: payerName,
    donorPhone: phone,
    donorEmail: optionalEmail,
    message: optional(NOTE_MOST),
    onBehalf: optional(GIVER_MOST),
    campaignSlug: z.string("Pilih program donasi."),
  }),
  response: onlinePayment,
});

export const donationHistoryItem = z.object({
  id: z.string(),
  order_id: z.string(),
  /** The page of its payment. */
  page: z.string(),
  campaign: z.object({ slug: z.string(), title: z.string(), thumbnail: z.string().nullable() }),
  campaign_title: z.string(),
  donor_name: z.string(),
  amount: rupiah,
  payment_method: z.enum(PAYMENT_METHODS),
  status: z.enum(PAYMENT_STATUSES),
  /** Of a refund, what is not transferred yet. */
  refund_owed: rupiah,
  /** Of a transfer that came short, what is still expected. */
  missing: rupiah,
  /** What staff wrote to the donor when they rejected it. */
  reject_reason: z.string().nullable(),
  transfer_date: day,
  created_at: instant,
  /** The number of its valid receipt. */
  receipt: z.string().nullable(),
});
export type DonationHistoryItem = z.infer<typeof donationHistoryItem>;

export const listMyDonations = endpoint("GET /api/donations/donation/", {
  summary: "Donasi milik anggota sendiri, terbaru dahulu.",
  access: "member",
  query: z.object(page),
  response: z.array(donationHistoryItem),
  counted: true,
});
