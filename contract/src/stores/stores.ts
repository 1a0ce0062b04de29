import { z } from "zod";
import { identityProof } from "../accounts/accounts.ts";
import { phone } from "../payments/purchase-fields.ts";
import { pictureKey, seenVersion } from "../platform/catalogue.ts";
import { endpoint } from "../platform/endpoint.ts";
import { PERSON_MOST, STORY_MOST } from "../platform/text-lengths.ts";
import { accountNumber, id, instant, page, searchText, slug, upTo, written } from "../platform/vocabulary.ts";
import { testimony } from "../shop/products.ts";
import { HALAL, STORE_STATES } from "./store-words.ts";

const member = { access: "member" } as const;

const PICKUP_MOST = 200;
const percent = z.int().min(0).max(50);

/** What a store says about itself. */
const storeFields = {
  name: written("Isi dengan nama toko.", 60, 3),
  story: written("Ceritakan apa yang kamu jual dan bagaimana dibuatnya.", STORY_MOST, 20),
  picture: pictureKey,
  region_code: z.string("Pilih kecamatan.").regex(/^\d{6}$/, "Pilih kecamatan."),
  phone,
  halal: z.enum(HALAL, { error: "Pilih salah satu." }),
  halal_number: upTo(40).default(""),
  /** Where and when buyers fetch their orders; empty: the store only sends. */
  pickup_place: upTo(PICKUP_MOST).default(""),
  pickup_hours: upTo(PICKUP_MOST).default(""),
};

const accountDigits = accountNumber("Isi dengan 6 sampai 20 angka.", { least: 6, most: 20 }).overwrite(
  (typed) => typed.replace(/\D/g, ""),
);

/** The number is typed twice: money sent to a wrong one rarely comes back. */
const accountFields = {
  bank: written("Isi dengan nama bank.", 40, 2),
  account_number: accountDigits,
  account_again: accountDigits,
  account_holder: written("Isi dengan nama pemilik rekening.", PERSON_MOST, 3),
};

const sameTwice = (typed: { account_number: string; account_again: string }) =>
  typed.account_number === typed.account_again;
const DIFFERS = { error: "Nomornya tidak sama. Periksa keduanya.", path: ["account_again"] };

const needsNumber = ({ halal, halal_number }: { halal: string; halal_number: string }) =>
  halal !== "certified" || halal_number !== "";
const needsHours = ({ pickup_place, pickup_hours }: { pickup_place: string; pickup_hours: string }) =>
  pickup_place === "" || pickup_hours !== "";
const HOURS_MISSING = { error: "Isi kapan pesanan dapat diambil.", path: ["pickup_hours"] };
const NUMBER_MISSING = { error: "Isi dengan nomor sertifikatnya.", path: ["halal_number"] };

export const ownStore = z.object({
  id,
  slug,
  name: z.string(),
  story: z.string(),
  picture: z.string().nullable(),
  thumbnail: z.string().nullable(),
  region_code: z.string(),
  /** 'Lembang, Kabupaten Bandung Barat, Jawa Barat'. */
  place: z.string(),
  phone: z.string(),
  halal: z.enum(HALAL),
  halal_number: z.string(),
  pickup_place: z.string(),
  pickup_hours: z.string(),
  bank: z.string(),
  /** Masked, '••••0042'. */
  account: z.string(),
  account_holder: z.string(),
  /** Payouts wait until then, because the account was changed. */
  payouts_wait_until: instant.nullable(),
  state: z.enum(STORE_STATES),
  /** Why it was refused or paused. */
  state_reason: z.string(),
  ujrah_percent: percent,
  agreed_at: instant,
  applied_at: instant,
  version: z.int(),
});
export type OwnStore = z.infer<typeof ownStore>;

/** As everybody sees it. */
export const publicStore = z.object({
  slug,
  name: z.string(),
  owner: z.string(),
  story: z.string(),
  thumbnail: z.string().nullable(),
  /** Without the province: 'Lembang, Kabupaten Bandung Barat'. */
  place: z.string(),
  halal: z.enum(HALAL),
  state: z.enum(["open", "paused"]),
  member_since: instant,
  rating: z.number().nullable(),
  testimony_count: z.int(),
  /** Pieces in finished orders. */
  sold: z.int(),
  testimonies: z.array(testimony.extend({ product: z.string() })),
});
export type PublicStore = z.infer<typeof publicStore>;

export const foundStore = publicStore
  .pick({ slug: true, name: true, thumbnail: true, place: true, state: true })
  .extend({ product_count: z.int() });
export type FoundStore = z.infer<typeof foundStore>;

export const listStores = endpoint("GET /api/stores/", {
  summary: "Toko anggota menurut namanya, yang buka dahulu, lalu yang terbaru.",
  access: "public",
  query: z.object({ ...page, search: searchText }),
  response: z.array(foundStore),
  counted: true,
  cached: true,
});

export const getStore = endpoint("GET /api/stores/:slug/", {
  summary: "Satu toko anggota yang buka atau sedang libur, dengan testimoni terbarunya.",
  access: "public",
  response: publicStore,
  cached: true,
});

export const readOwnStore = endpoint("GET /api/stores/mine/", {
  summary: "Toko anggota sendiri, atau null bila belum ada, dan ujrah yang berlaku bagi pengajuan baru.",
  ...member,
  response: z.object({ store: ownStore.nullable(), ujrah_percent: percent }),
});

export const applyForStore = endpoint("POST /api/stores/apply/", {
  summary:
    "Mengajukan toko, atau memperbaiki pengajuan yang belum disetujui. Nomor rekening diketik dua kali. `ujrah_percent`: yang dibaca pemohon; 409 `ujrah_changed` bila sudah lain, `already_open` bila tokonya sudah dibuka.",
  ...member,
  body: z
    .object({
      ...storeFields,
      ...accountFields,
      agreed: z.literal(true, { error: "Setujui akadnya dahulu." }),
      ujrah_percent: percent,
    })
    .refine(sameTwice, DIFFERS)
    .refine(needsNumber, NUMBER_MISSING)
    .refine(needsHours, HOURS_MISSING),
  response: ownStore,
  status: 201,
});

export const editOwnStore = endpoint("PUT /api/stores/mine/", {
  summary: "Mengubah cerita, gambar, tempat, dan kontak toko. Rekening diubah dengan panggilannya sendiri.",
  ...member,
  body: z
    .object({ ...storeFields, ...seenVersion })
    .refine(needsNumber, NUMBER_MISSING)
    .refine(needsHours, HOURS_MISSING),
  response: ownStore,
});

export const changeStoreAccount = endpoint("PUT /api/stores/mine/account/", {
  summary:
    "Mengganti rekening pencairan, dengan password dan kode verifikasi dua langkah bila aktif. Pencairan menunggu tiga hari (409 `account_changed`), dan pemilik toko dikabari lewat semua saluran.",
  ...member,
  body: z.object({ ...accountFields, ...seenVersion, ...identityProof }).refine(sameTwice, DIFFERS),
  response: ownStore,
});

export const restOwnStore = endpoint("POST /api/stores/mine/rest/", {
  summary:
    "Meliburkan toko (`resting`: true) atau membukanya lagi. Pesanan yang berjalan tetap diselesaikan. 409 `paused_by_staff` bila petugas yang menjedanya.",
  ...member,
  body: z.object({ resting: z.boolean() }),
  response: ownStore,
});

export const uploadStorePicture = endpoint("POST /api/stores/pictures/", {
  summary:
    "Gambar untuk toko dan produknya (`picture`, JPG atau PNG, paling besar 2 MB). Yang tidak dipakai dihapus sesudah sehari.",
  ...member,
  multipart: true,
  files: ["picture"],
  body: z.object({}),
  response: z.object({ key: z.string(), thumbnail: z.string() }),
  status: 201,
});
