import { z } from "zod";
import { endpoint, may, saying } from "../../platform/endpoint.ts";
import { STORY_MOST } from "../../platform/text-lengths.ts";
import { id, instant, page, queryFlag, queryText, rupiah, upTo, written } from "../../platform/vocabulary.ts";
import { complaint, shipment } from "./options.ts";
import { COMPLAINT_OUTCOMES } from "./words.ts";

const packing = may("orders");
const money = may("money");

/** A paid order to be packed, or to be picked up. */
export const parcel = z.object({
  order_number: z.string(),
  created_at: instant,
  customer_name: z.string(),
  note: z.string(),
  /** The member's store that sends it; null: the community. */
  store: z.string().nullable(),
  /** The order was sent before; this parcel replaces all or part of it. */
  replaces: z.boolean(),
  items: z.array(z.object({ product_name: z.string(), quantity: z.int() })),
  /** Something in it breaks. */
  fragile: z.boolean(),
  /** Null: it is picked up. Packers see no prices. */
  shipment: shipment.omit({ price: true }).nullable(),
});
export type Parcel = z.infer<typeof parcel>;

/** With the other facts of its label. */
export const listedParcel = parcel.extend({ sender: z.string(), billed_kg: z.int().nullable() });
export type ListedParcel = z.infer<typeof listedParcel>;

export const listParcels = endpoint("GET /api/admin/parcels/", {
  summary:
    "Pesanan yang dibayar dan belum dikirim atau diambil, menurut kurirnya, yang lama lebih dahulu. Dengan `sent_today` juga yang dikirim hari ini.",
  ...packing,
  query: z.object({ ...page, sent_today: queryFlag.optional() }),
  response: z.array(listedParcel),
  counted: true,
});

const numbers = queryText
  .pipe(z.string().max(8000))
  .transform((text) => text.split(",").filter(Boolean))
  .pipe(z.array(z.string().max(40)).min(1, "Pilih pesanan.").max(200, "Paling banyak 200 label sekaligus."));

export const printLabels = endpoint("GET /api/admin/parcels/labels/", {
  summary: "Label A6 sebagai PDF, satu lembar untuk setiap pesanan di `orders` (nomor dipisahkan koma).",
  ...packing,
  query: z.object({ orders: numbers }),
  response: z.unknown(),
  produces: "application/pdf",
});

export const printPackingList = endpoint("GET /api/admin/parcels/packing-list/", {
  summary: "Daftar kemas sebagai PDF: semua barang yang diambil dari rak, lalu isi tiap paket.",
  ...packing,
  query: z.object({ orders: numbers }),
  response: z.unknown(),
  produces: "application/pdf",
});

export const staffComplaint = complaint.extend({
  order_number: z.string(),
  customer_name: z.string(),
  store: z.string().nullable(),
  /** What was bought, and so what can be replaced. */
  items: z.array(z.object({ product_id: id, product_name: z.string(), quantity: z.int() })),
  /** Signed addresses of the pictures, which expire. */
  picture_urls: z.array(z.string()),
});
export type StaffComplaint = z.infer<typeof staffComplaint>;

export const listComplaints = endpoint("GET /api/admin/complaints/", {
  summary: "Laporan masalah dari pembeli, terbaru dahulu.",
  ...packing,
  query: z.object({ ...page, status: queryText.pipe(z.enum(["open", "closed"])).optional() }),
  response: z.array(staffComplaint),
  counted: true,
});

export const answerComplaint = endpoint("POST /api/admin/complaints/:id/answer/", {
  summary:
    "Menjawab sebuah laporan. Jam selesainya berjalan lagi; pembeli dapat melapor lagi tiga hari. `replace`: barangnya (`items`, bawaan semua) diambil lagi dari stok dan menjadi paket kedua yang menunggu dikemas; 409 `out_of_stock` bila tidak cukup, `replacement_waiting` bila sudah ada. `refund`: `amount` (bawaan seluruh harga barang) saat itu juga menjadi utang kepada pembeli; yang tidak boleh dijanjikan sendirian menunggu petugas keuangan. Sampai ditransfer pesanannya tidak selesai; 409 `refund_too_much`.",
  ...may("complaints"),
  body: z.object({
    outcome: z.enum(COMPLAINT_OUTCOMES, { error: "Pilih penyelesaiannya." }),
    answer: written("Tulis jawaban untuk pembeli.", STORY_MOST),
    /** Of a refund; without it the whole price of the goods. */
    amount: rupiah.min(1, "Isi jumlahnya.").optional(),
    items: z
      .array(z.object({ product_id: id, quantity: z.int().min(1).max(1000) }))
      .max(100)
      .optional(),
  }),
  ...saying("Laporan dijawab."),
});

export const openComplaintPicture = endpoint("GET /api/orders/complaints/:id/:nth/", {
  summary: "Sebuah foto dari laporan, dengan kunci dari daftar laporan.",
  access: "public",
  params: z.object({
    id: z.coerce.number().int().positive(),
    nth: z.coerce.number().int().min(0).max(2),
  }),
  query: z.object({ key: queryText.pipe(z.string().max(200)).optional() }),
  response: z.unknown(),
  produces: "image/jpeg",
});

export const tariff = z.object({
  mode: z.enum(["courier", "store_courier"]),
  courier: z.string(),
  service: z.string(),
  /** Null: everywhere. */
  region: z.string().nullable(),
  region_name: z.string(),
  first_kg: rupiah,
  next_kg: rupiah,
  days_min: z.int(),
  days_max: z.int(),
});
export type Tariff = z.infer<typeof tariff>;

export const listTariffs = endpoint("GET /api/admin/tariffs/", {
  summary: "Tabel tarif sendiri. Kecamatan mengalahkan kota, kota mengalahkan provinsi.",
  ...packing,
  query: z.object(page),
  response: z.array(tariff),
  counted: true,
});

const nothingLess = (sentence: string) => z.int(sentence).min(0, sentence).max(100_000_000, "Terlalu besar.");
const days = z.int("Isi dengan angka.").min(0, "Isi 0 sampai 60.").max(60, "Isi 0 sampai 60.");
/** What makes a row the same one: one price for a service to a place. */
const tariffOf = {
  mode: z.enum(["courier", "store_courier"]),
  courier: written("Tulis nama kurirnya.", 60),
  service: upTo(60),
  /** A province, city or district; null: everywhere. */
  region: z
    .string()
    .regex(/^\d{2}(?:\d{2}(?:\d{2})?)?$/, "Pilih kota atau kecamatan dari daftar.")
    .nullable(),
};

export const setTariff = endpoint("POST /api/admin/tariffs/", {
  summary: "Menulis satu tarif untuk sebuah tempat. Tarif layanan yang sama ke tempat yang sama diganti.",
  ...money,
  body: z
    .object({
      ...tariffOf,
      first_kg: z
        .int("Isi dengan rupiah.")
        .min(1, "Isi dengan rupiah di atas 0.")
        .max(100_000_000, "Terlalu besar."),
      next_kg: nothingLess("Isi dengan rupiah."),
      days_min: days,
      days_max: days,
    })
    .refine(({ days_min, days_max }) => days_min <= days_max, {
      path: ["days_max"],
      error: "Tidak lebih cepat dari yang tercepat.",
    }),
  ...saying("Tarif disimpan."),
});

export const removeTariff = endpoint("POST /api/admin/tariffs/remove/", {
  summary: "Menghapus satu tarif. 404 bila sudah tidak ada.",
  ...money,
  body: z.object(tariffOf),
  ...saying("Tarif dihapus."),
});

export const importTariffs = endpoint("PUT /api/admin/tariffs/", {
  summary:
    "Mengganti seluruh tabel tarif dengan isi sebuah berkas CSV. 400 dengan baris yang salah; tabel lama tetap.",
  ...money,
  body: z.object({ csv: z.string("Isi dengan CSV.").max(200_000, "Berkasnya terlalu besar.") }),
  response: z.object({ rows: z.int() }),
});
