import { z } from "zod";
import { phone } from "../../payments/purchase-fields.ts";
import { endpoint, saying } from "../../platform/endpoint.ts";
import { id, page, queryText, searchText, upTo, written } from "../../platform/vocabulary.ts";

export const region = z.object({
  /** The home ministry's code: two digits for a province, four for a city, six for a district. */
  code: z.string(),
  name: z.string(),
  level: z.enum(["province", "city", "district"]),
  /** What it lies in: 'Kabupaten Bandung Barat, Jawa Barat'. */
  within: z.string(),
});
export type Region = z.infer<typeof region>;

export const listRegions = endpoint("GET /api/regions/", {
  summary:
    "Wilayah menurut nama, yang paling cocok lebih dahulu; dengan `within`, isi sebuah provinsi atau kota; dengan `code`, wilayah itu saja; tanpa semuanya, semua provinsi.",
  access: "public",
  query: z.object({
    ...page,
    search: searchText,
    within: queryText
      .pipe(z.string().regex(/^(\d{2}){1,2}$/, "Isi dengan kode provinsi atau kota."))
      .optional(),
    code: queryText.pipe(z.string().regex(/^(\d{2}){1,3}$/, "Isi dengan kode wilayah.")).optional(),
  }),
  response: z.array(region),
  counted: true,
});

export const addressDraft = z.object({
  label: upTo(30).default(""),
  recipient: written("Isi dengan nama penerima.", 100),
  phone,
  region_code: z.string("Pilih kecamatan.").regex(/^\d{6}$/, "Pilih kecamatan."),
  postal_code: z
    .string()
    .overwrite((typed) => typed.replace(/[\s.-]/g, ""))
    .regex(/^(\d{5})?$/, "Isi dengan 5 angka.")
    .default(""),
  street: written("Isi dengan nama jalan, nomor, RT dan RW.", 200),
  note: upTo(150).default(""),
  is_default: z.boolean().default(false),
});
export type AddressDraft = z.input<typeof addressDraft>;

export const address = z.object({
  id,
  label: z.string(),
  recipient: z.string(),
  phone: z.string(),
  region_code: z.string(),
  /** 'Lembang, Kabupaten Bandung Barat, Jawa Barat'. */
  place: z.string(),
  postal_code: z.string(),
  street: z.string(),
  note: z.string(),
  is_default: z.boolean(),
});
export type Address = z.infer<typeof address>;

const member = { access: "member" } as const;

export const listAddresses = endpoint("GET /api/addresses/", {
  summary: "Alamat anggota sendiri, yang utama lebih dahulu.",
  ...member,
  query: z.object(page),
  response: z.array(address),
  counted: true,
});

export const addAddress = endpoint("POST /api/addresses/", {
  summary: "Alamat baru. Yang pertama menjadi alamat utama.",
  ...member,
  body: addressDraft,
  response: address,
  status: 201,
});

export const changeAddress = endpoint("PUT /api/addresses/:id/", {
  summary: "Mengubah sebuah alamat. Pesanan yang sudah dibuat tetap memakai salinannya.",
  ...member,
  body: addressDraft,
  response: address,
});

export const removeAddress = endpoint("DELETE /api/addresses/:id/", {
  summary: "Menghapus sebuah alamat. Pesanan yang sudah dibuat tetap memakai salinannya.",
  ...member,
  ...saying("Alamat dihapus."),
});
