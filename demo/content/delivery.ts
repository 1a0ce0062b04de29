import type { DemoParcel, DemoTariff } from "./types.ts";

/** Coblong in Bandung. */
export const ORIGIN = "327302";

/** In grams with packaging. Two products have no weight yet. */
export const WEIGHTS: Readonly<Record<string, number>> = {
  "kopi-arabika-gayo-sangrai-sedang": 250,
  "teh-hijau-ciwidey": 150,
  "wedang-jahe-merah-instan": 300,
  "keripik-tempe-renyah": 320,
  "sajadah-rajut-motif-mihrab": 700,
  "sarung-tenun-garis-samudra": 500,
  "mukena-katun-adem": 800,
  "sabun-herbal-minyak-zaitun": 120,
  "parfum-melati-tanpa-alkohol": 80,
  "tas-belanja-anyaman-pandan": 400,
  "jurnal-keuangan-keluarga": 350,
  "botol-minum-baja-600-ml": 450,
  "madu-hutan-murni-sumbawa": 850,
  "kurma-ajwa-premium": 550,
  "beras-organik-pandan-wangi-cianjur": 5200,
  "gula-aren-asli-garut": 550,
  "sambal-bawang-rumahan": 300,
  "minyak-kelapa-murni-vco": 350,
};

/** Glass: jars and bottles. */
export const FRAGILE: ReadonlySet<string> = new Set([
  "madu-hutan-murni-sumbawa",
  "sambal-bawang-rumahan",
  "minyak-kelapa-murni-vco",
  "parfum-melati-tanpa-alkohol",
]);

const everywhere = (courier: string, service: string, first_kg: number, next_kg: number): DemoTariff => ({
  mode: "courier",
  courier,
  service,
  region: null,
  first_kg,
  next_kg,
  days_min: 4,
  days_max: 9,
});

/** The shop's own prices: fallback when no courier answers, and its driver. */
export const TARIFFS: readonly DemoTariff[] = [
  everywhere("LintasPos", "Ekonomis", 45_000, 40_000),
  everywhere("NusaKirim", "Reguler", 60_000, 55_000),
  ...["31", "32", "33", "34", "35", "36"].flatMap((region): DemoTariff[] => [
    { ...everywhere("LintasPos", "Ekonomis", 11_000, 9000), region, days_min: 3, days_max: 5 },
    { ...everywhere("NusaKirim", "Reguler", 14_000, 12_000), region, days_min: 2, days_max: 3 },
  ]),
  ...["3273", "3277", "3217"].map(
    (region): DemoTariff => ({
      mode: "store_courier",
      courier: "Kurir toko",
      service: "",
      region,
      first_kg: 15_000,
      next_kg: 2000,
      days_min: 0,
      days_max: 1,
    }),
  ),
];

const NUSA = {
  mode: "courier",
  courier: "NusaKirim",
  service: "Reguler",
  prefix: "NK",
  days: [2, 3],
} as const;
const LINTAS = {
  mode: "courier",
  courier: "LintasPos",
  service: "Ekonomis",
  prefix: "LP",
  days: [3, 5],
} as const;
const OWN = { mode: "store_courier", courier: "Kurir toko", service: "", prefix: "", days: [0, 1] } as const;

/** Orders in every delivery state. */
export const parcels: readonly DemoParcel[] = [
  {
    person: "demo",
    items: [
      { product: "madu-hutan-murni-sumbawa", quantity: 2 },
      { product: "gula-aren-asli-garut", quantity: 3 },
    ],
    way: { ...NUSA, price: 27_000 },
    to: {
      region: "321701",
      street: "Jalan Kenanga No. 10, RT 03 RW 07",
      postal_code: "40391",
      note: "Titip di pos satpam bila kosong",
    },
    state: "sent",
    daysAgo: 3.4,
  },
  {
    person: 0,
    items: [{ product: "madu-hutan-murni-sumbawa", quantity: 1 }],
    way: { ...NUSA, price: 12_000 },
    to: {
      region: "321701",
      street: "Jalan Kenanga No. 14, RT 03 RW 07",
      postal_code: "40391",
      note: "Pagar hijau",
    },
    state: "paid",
    daysAgo: 6,
  },
  {
    person: 1,
    items: [
      { product: "sambal-bawang-rumahan", quantity: 2 },
      { product: "teh-hijau-ciwidey", quantity: 1 },
    ],
    way: { ...NUSA, price: 12_000 },
    to: {
      region: "327703",
      street: "Jalan Melati Contoh No. 7, RT 02 RW 05",
      postal_code: "40511",
      note: "",
    },
    state: "paid",
    daysAgo: 6,
  },
  {
    person: 2,
    items: [{ product: "keripik-tempe-renyah", quantity: 3 }],
    way: { ...LINTAS, price: 9000 },
    to: { region: "327606", street: "Jalan Margonda Contoh 21", postal_code: "16421", note: "Titip satpam" },
    state: "paid",
    daysAgo: 5,
  },
  {
    person: 3,
    items: [{ product: "beras-organik-pandan-wangi-cianjur", quantity: 1 }],
    way: { ...OWN, price: 23_000 },
    to: {
      region: "327301",
      street: "Jalan Setiabudi Contoh 5",
      postal_code: "40151",
      note: "Masjid Al-Hikmah",
    },
    state: "paid",
    daysAgo: 5,
  },
  {
    person: 4,
    items: [{ product: "sajadah-rajut-motif-mihrab", quantity: 1 }],
    way: { ...NUSA, price: 12_000 },
    to: { region: "320505", street: "Jalan Cimanuk Contoh 12", postal_code: "44151", note: "" },
    state: "sent",
    daysAgo: 4,
  },
  {
    person: 5,
    items: [{ product: "madu-hutan-murni-sumbawa", quantity: 2 }],
    way: { ...NUSA, price: 24_000 },
    to: { region: "320701", street: "Jalan Galuh Contoh 3", postal_code: "46211", note: "" },
    state: "complained",
    daysAgo: 6,
  },
  {
    person: 7,
    items: [{ product: "gula-aren-asli-garut", quantity: 3 }],
    way: { ...LINTAS, price: 18_000 },
    to: { region: "337201", street: "Jalan Slamet Riyadi Contoh 88", postal_code: "57149", note: "" },
    state: "received",
    daysAgo: 14,
  },
];
