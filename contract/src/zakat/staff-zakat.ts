import { z } from "zod";
import { endpoint, may, saying } from "../platform/endpoint.ts";
import { day, id, instant, reason, rupiah, upTo, written } from "../platform/vocabulary.ts";
import { AMIL_BASES } from "./amil-basis.ts";
import { BASIS_OF_KIND, PRICE_KINDS, WATERINGS, ZAKAT_KINDS } from "./kinds.ts";
import { marketPrice, zakatRule } from "./rules-endpoints.ts";

const treasurers = may("money");

const person = z.object({ id, name: z.string() });

export const RULE_STATES = ["waiting", "returned", "coming", "current", "past"] as const;

export const staffRule = zakatRule.extend({
  state: z.enum(RULE_STATES),
  entered_by: person,
  entered_at: instant,
  confirmed_by: person.nullable(),
  returned: z.object({ by: person, reason: z.string() }).nullable(),
  /** The nisab at today's price; for fitrah the amount per person. */
  nisab_now: rupiah.nullable(),
});
export type StaffRule = z.infer<typeof staffRule>;

export const staffPrice = marketPrice.extend({
  entered_by: person,
  /** Days since its date. */
  days: z.int(),
  old: z.boolean(),
  /** The resulting nisab, or fitrah per person. */
  nisab: rupiah.nullable(),
});
export type StaffPrice = z.infer<typeof staffPrice>;

export const staffZakat = z.object({
  day,
  basis: z.object({
    kind: z.enum(AMIL_BASES),
    institution: z.string(),
    number: z.string(),
    valid_until: z.string(),
    open: z.boolean(),
  }),
  rules: z.array(staffRule),
  prices: z.array(staffPrice),
  /** The decree on income is older than thirteen months, or there is none. */
  income_old: z.boolean(),
});
export type StaffZakat = z.infer<typeof staffZakat>;

export const readStaffZakat = endpoint("GET /api/admin/zakat/", {
  summary:
    "Semua aturan zakat (menunggu, berlaku, akan berlaku, lampau), harga yang berlaku dengan umurnya, dan dasar menerima zakat.",
  ...treasurers,
  response: staffZakat,
});

const weight = (what: string) => z.number(what).positive(what).max(1_000_000_000_000, "Terlalu besar.");

export const enterZakatRule = endpoint("POST /api/admin/zakat/rules/", {
  summary:
    "Mengisi aturan zakat. Belum dipakai sampai orang kedua membaca sumbernya dan mengonfirmasinya. Satuan nisab mengikuti jenisnya; fitrah: kilogram beras per jiwa dan `valid_to` akhir musimnya. 409 `later_rule` bila aturan yang lebih baru sudah berlaku.",
  ...treasurers,
  body: z
    .object({
      kind: z.enum(ZAKAT_KINDS, { error: "Pilih jenisnya." }),
      watering: z.enum(WATERINGS).nullable().default(null),
      nisab_value: weight("Isi nisabnya."),
      nisab_rice: weight("Isi dengan kilogram beras.").nullable().default(null),
      rate_bp: z.int("Isi kadarnya.").min(1, "Isi kadarnya.").max(10_000, "Paling banyak 100 %."),
      source: written("Sebutkan sumbernya.", 200, 5),
      source_url: z
        .union([z.literal(""), z.url({ protocol: /^https$/, error: "Isi dengan alamat https." }).max(500)], {
          error: "Isi dengan alamat https.",
        })
        .default(""),
      decided_on: z.iso.date("Isi tanggal ketetapannya."),
      valid_from: z.iso.date("Isi tanggal mulai berlakunya."),
      valid_to: z.iso.date("Isi dengan tanggal.").nullable().default(null),
    })
    .refine(({ kind, watering }) => (kind === "pertanian") === (watering !== null), {
      path: ["watering"],
      error: "Pilih pengairannya untuk pertanian saja.",
    })
    .refine(({ kind, nisab_rice }) => kind === "pertanian" || nisab_rice === null, {
      path: ["nisab_rice"],
      error: "Nisab beras hanya untuk pertanian.",
    })
    .refine(({ kind, nisab_value }) => BASIS_OF_KIND[kind] !== "idr" || Number.isInteger(nisab_value), {
      path: ["nisab_value"],
      error: "Isi dengan rupiah bulat.",
    })
    .refine(({ kind, valid_to }) => kind !== "fitrah" || valid_to !== null, {
      path: ["valid_to"],
      error: "Isi hari terakhir musimnya. 409 `later_rule` bila aturan yang lebih baru sudah berlaku.",
    })
    .refine(({ valid_from, valid_to }) => valid_to === null || valid_to >= valid_from, {
      path: ["valid_to"],
      error: "Hari terakhirnya sebelum mulai berlaku.",
    }),
  response: z.object({ id, detail: z.string() }),
  status: 201,
});

export const confirmZakatRule = endpoint("POST /api/admin/zakat/rules/:id/confirm/", {
  summary:
    "Orang kedua mengonfirmasi aturan yang dibacanya di sumbernya; sejak itu tidak berubah. 403 `own_proposal` bila diisi sendiri, 409 `already_decided` bila sudah diputuskan, `later_rule` bila aturan yang lebih baru sudah berlaku.",
  ...treasurers,
  ...saying("Aturan dikonfirmasi dan dipakai sejak tanggal mulainya."),
});

export const returnZakatRule = endpoint("POST /api/admin/zakat/rules/:id/return/", {
  summary: "Mengembalikan aturan yang menunggu kepada pengisinya, dengan alasan. 409 `already_decided`.",
  ...treasurers,
  body: z.object({
    reason,
  }),
  ...saying("Aturan dikembalikan kepada pengisinya."),
});

export const enterMarketPrice = endpoint("POST /api/admin/zakat/prices/", {
  summary:
    "Harga baru dengan sumbernya, berlaku sejak pukul 00.00 WIB `valid_from` (hari ini bila tidak disebut). Harga lama tidak berubah. 409 `later_price` bila harga yang lebih baru sudah berlaku.",
  ...treasurers,
  body: z
    .object({
      kind: z.enum(PRICE_KINDS, { error: "Pilih barangnya." }),
      region: upTo(80).nullable().default(null),
      price: z.int("Isi harganya.").min(1, "Isi harganya.").max(1_000_000_000, "Terlalu besar."),
      source: written("Sebutkan sumbernya.", 200, 3),
      valid_from: z.iso.date("Isi dengan tanggal.").optional(),
    })
    .refine(({ kind, region }) => !region || kind === "rice_kg", {
      path: ["region"],
      error: "Hanya harga beras yang menyebut wilayah.",
    }),
  ...saying("Harga tersimpan."),
  status: 201,
});
