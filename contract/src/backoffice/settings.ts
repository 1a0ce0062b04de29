import { z } from "zod";
import { MISSIONS_MOST } from "../community/site-about.ts";
import { SITE_TEXT_NAMES, type SiteTextName } from "../community/site-texts.ts";
import { BANKS } from "../payments/methods.ts";
import { WRITE_OFF_MOST } from "../payments/write-off-most.ts";
import { endpoint, may } from "../platform/endpoint.ts";
import { accountNumber, upTo, written } from "../platform/vocabulary.ts";
import { deliverySettings } from "../shop/delivery/delivery-settings.ts";
import { amilBasis } from "../zakat/amil-basis.ts";

const head = may("administration");
const required = (most: number) => written("Wajib diisi.", most);

const texts = z.object(
  Object.fromEntries(SITE_TEXT_NAMES.map((name) => [name, required(400)])) as Record<
    SiteTextName,
    z.ZodString
  >,
);

const ACCOUNT_OR_NONE = "Isi dengan 6 sampai 20 angka, atau kosongkan.";

/** Empty where the community has no account: that bank is not offered. */
const receivingBank = z
  .object({
    code: z.enum(BANKS),
    account_number: z.union([z.literal(""), accountNumber(ACCOUNT_OR_NONE, { least: 6, most: 20 })], {
      error: ACCOUNT_OR_NONE,
    }),
    account_name: upTo(100),
  })
  .refine(({ account_number, account_name }) => account_number === "" || account_name !== "", {
    path: ["account_name"],
    error: "Wajib diisi.",
  });

/** The settings that staff can change. Without keys and passwords, which never leave the server. */
export const siteSettings = z.object({
  whatsapp_number: z
    .string()
    .overwrite((typed) => typed.replace(/[\s().+-]/g, "").replace(/^0(?=8)/, "62"))
    .regex(/^62\d{8,13}$/, "Isi dengan nomor yang diawali 62 atau 08."),
  /** What the community is called in the header, titles and letters. Short, for phones. */
  community_name: required(40),
  office_address: required(300),
  /** When the office is open; empty: not said. */
  office_hours: upTo(120),
  /** The issuer on receipts, next to the office's address and phone number. Until it is set, the community's name. */
  issuer_name: required(80),
  /** Empty: none is written there. */
  issuer_email: z.union(
    [z.literal(""), z.email("Isi dengan alamat e-mail yang benar.").max(100, "Terlalu panjang.")],
    {
      error: "Isi dengan alamat e-mail yang benar.",
    },
  ),
  map_link: z.url({ protocol: /^https$/, error: "Isi dengan alamat https." }).max(500, "Terlalu panjang."),
  banks: z
    .array(receivingBank)
    .length(BANKS.length, "Sebutkan setiap bank sekali.")
    .refine(
      (all) => all.some(({ account_number }) => account_number !== ""),
      "Isi paling sedikit satu rekening.",
    )
    .refine(
      (all) => new Set(all.map(({ code }) => code)).size === all.length,
      "Sebutkan setiap bank sekali.",
    ),
  /** Payouts above this need a second person. */
  payout_limit: z
    .int("Isi dengan angka.")
    .min(0, "Isi dengan 0 atau lebih.")
    .max(1_000_000_000_000, "Terlalu besar."),
  /** One person decides about all money alone, also about their own payments. */
  works_alone: z.boolean(),
  /** The largest missing part of a price that may be waived, in rupiah. */
  write_off_limit: z
    .int("Isi dengan angka.")
    .min(0, "Isi dengan 0 atau lebih.")
    .max(WRITE_OFF_MOST, "Paling banyak Rp. 100.000."),
  /** Gifts of fewer rupiah are not taken. */
  least_gift: z.int("Isi dengan angka.").min(1, "Isi dengan 1 atau lebih.").max(1_000_000, "Terlalu besar."),
  /** The commission on members' goods in percent, for stores that apply from now on. */
  store_ujrah_percent: z
    .int("Isi dengan angka.")
    .min(0, "Isi dengan 0 atau lebih.")
    .max(50, "Paling banyak 50."),
  /** Days that the money of members' downloads waits before it is free for their sellers. */
  digital_hold_days: z
    .int("Isi dengan angka.")
    .min(0, "Isi dengan 0 atau lebih.")
    .max(30, "Paling banyak 30."),
  delivery: deliverySettings,
  /** The legal basis for collecting zakat; without one, zakat is not accepted. */
  amil_basis: amilBasis,
  texts,
  about: z.object({
    founded_on: z.iso.date("Isi dengan tanggal."),
    office_city: required(60),
    missions: z
      .array(z.object({ title: required(120), text: required(200) }))
      .min(1, "Tulis paling sedikit satu misi.")
      .max(MISSIONS_MOST, `Paling banyak ${MISSIONS_MOST} misi.`),
  }),
});
export type Settings = z.infer<typeof siteSettings>;

/** With a digest of each part, for optimistic locking. */
const versions = z.record(z.string(), z.string());
export const staffSettings = siteSettings.extend({ versions });
export type StaffSettings = z.infer<typeof staffSettings>;

export const getSettings = endpoint("GET /api/admin/settings/", {
  summary: "Kontak, rekening, dan tulisan Home dan About yang berlaku sekarang.",
  ...head,
  response: staffSettings,
});

export const saveSettings = endpoint("PUT /api/admin/settings/", {
  summary:
    "Menyimpan bagian pengaturan yang dikirim. Halaman publik langsung memakainya. Rekening tujuan diubah lewat usulan. `versions`: yang dibaca dari setiap bagian itu; 409 `edit_conflict` bila orang lain sudah menyimpannya.",
  ...head,
  body: siteSettings
    .omit({ banks: true })
    .partial()
    .extend({ versions: z.record(z.string(), z.string(), "Muat ulang halaman ini, lalu simpan lagi.") }),
  response: staffSettings,
});
