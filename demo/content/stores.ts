import { paragraphs } from "./markup.ts";
import type { DemoParcel, DemoProduct, DemoStore, DemoVoucher } from "./types.ts";

const product = (
  slug: string,
  title: string,
  more: Pick<DemoProduct, "picture" | "price" | "unit" | "stock" | "createdDaysAgo" | "testimonies">,
  ...texts: string[]
): DemoProduct => ({ slug, title, ...more, isFeatured: false, description: paragraphs(...texts) });

/** What the community gives to its buyers. */
export const COMMUNITY_VOUCHER: DemoVoucher = {
  code: "SINERGY10",
  percent: 10,
  min_total: 75_000,
  quota: 100,
  most_off: 100_000,
  total_off: 2_000_000,
};

const RECIPES = [
  [
    "Buku Resep Lauk Beku",
    "Dapur Bu Nadia, Lembang.",
    "Tiap resep untuk delapan porsi, tahan satu bulan di pembeku.",
  ],
  [
    "Ayam suwir kemangi",
    "Rebus 800 gram dada ayam dengan dua lembar daun salam, lalu suwir.",
    "Tumis sepuluh bawang merah, enam bawang putih, dan delapan cabai sampai harum. Masukkan ayam, garam, dan sedikit gula.",
    "Matikan api, aduk dengan dua genggam kemangi. Bagi ke delapan kantong, dinginkan, lalu bekukan.",
  ],
  [
    "Tempe orek kering",
    "Goreng empat papan tempe yang diiris korek sampai kuning.",
    "Masak kecap, gula aren, lengkuas, dan daun jeruk sampai kental. Aduk dengan tempe.",
    "Hangatkan di wajan kering selama lima menit.",
  ],
  [
    "Rolade tahu",
    "Haluskan sepuluh tahu, campur dengan tiga telur, wortel parut, dan daun bawang.",
    "Bungkus dengan daun pisang, kukus empat puluh menit.",
    "Bekukan sebelum dipotong; goreng tanpa dicairkan.",
  ],
] as const;

/** Two members' stores, and one whose application waits. */
export const stores: readonly DemoStore[] = [
  {
    owner: "penjual",
    name: "Dapur Bu Nadia",
    story:
      "Sambal dan camilan rumahan dari Lembang, dimasak tiap Senin dan Kamis dalam jumlah kecil. Tanpa pengawet, jadi selalu baru.",
    picture: "p-sambal",
    region: "321701",
    halal: "ingredients",
    account: "7000000042",
    appliedDaysAgo: 64,
    opened: true,
    voucher: { code: "NADIA5", amount: 5000, min_total: 50_000, quota: 40 },
    payouts: {
      paid: { amount: 65_000, askedDaysAgo: 9, paidDaysAgo: 8, reference: "FT2611090017" },
      waiting: { amount: 80_000, gift: 5000, campaign: "dapur-berbagi-makan-siang-gratis" },
    },
    products: [
      product(
        "sambal-cumi-bu-nadia",
        "Sambal Cumi Bu Nadia",
        {
          ...{ picture: "p-sambal", price: 38_000, unit: "200 g", stock: 18, createdDaysAgo: 58 },
          testimonies: [
            {
              customer: "Rina",
              stars: 5,
              description: "Cuminya banyak, pedasnya pas.",
              daysAgo: 9,
              pictures: ["p-sambal"],
              answer: "Terima kasih, Bu Rina. Semoga berkah.",
            },
            { customer: "Fajar", stars: 4, description: "Enak, botolnya rapi dan rapat.", daysAgo: 21 },
          ],
        },
        "Cumi asin pilihan yang ditumis dengan cabai merah, bawang, dan daun jeruk. Dimasak di wajan kecil supaya bumbunya meresap, lalu dibotolkan selagi panas.",
        "Isi 200 gram. Tahan tiga minggu di lemari pendingin; pakai sendok kering.",
      ),
      product(
        "keripik-singkong-balado",
        "Keripik Singkong Balado",
        {
          ...{ picture: "p-keripik", price: 22_000, unit: "250 g", stock: 31, createdDaysAgo: 52 },
          testimonies: [{ customer: "Dewi", stars: 5, description: "Renyah dan tidak keras.", daysAgo: 12 }],
        },
        "Singkong dari kebun tetangga, diiris tipis, digoreng dua kali, dan dibalut balado yang manis dulu baru pedas.",
      ),
      product(
        "wedang-uwuh-seduh",
        "Wedang Uwuh Seduh",
        {
          picture: "p-jahe",
          price: 27_000,
          unit: "10 bungkus",
          stock: 2,
          createdDaysAgo: 40,
          testimonies: [],
        },
        "Jahe, secang, cengkih, dan kayu manis dalam bungkus sekali seduh. Cukup air panas dan gula batu.",
      ),
      {
        ...product(
          "buku-resep-lauk-beku",
          "Buku Resep Lauk Beku",
          {
            ...{ picture: "p-jurnal", price: 25_000, unit: "berkas", stock: 0, createdDaysAgo: 33 },
            testimonies: [
              { customer: "Salma", stars: 5, description: "Tinggal ikuti, anak-anak suka.", daysAgo: 11 },
            ],
          },
          "Tiga lauk yang kami masak tiap pekan dan simpan beku: takarannya untuk delapan porsi, lengkap dengan cara menyimpan dan menghangatkannya.",
        ),
        pages: RECIPES,
      },
    ],
  },
  {
    owner: "penjual2",
    name: "Tenun Pak Hasan",
    story:
      "Kain dan tas tenun dari Garut. Bapak menenun, Ibu menjahit; satu sarung selesai dalam empat hari.",
    picture: "p-sarung",
    region: "320505",
    halal: "none",
    account: "7000000117",
    appliedDaysAgo: 47,
    opened: true,
    products: [
      product(
        "sarung-tenun-lereng",
        "Sarung Tenun Lereng",
        {
          ...{ picture: "p-sarung", price: 165_000, unit: "lembar", stock: 6, createdDaysAgo: 44 },
          testimonies: [
            { customer: "Yusuf", stars: 5, description: "Tenunannya rapat, adem dipakai.", daysAgo: 15 },
          ],
        },
        "Ditenun tangan dari katun dua lapis, motif lereng warna biru nila. Lebar 120 cm dan panjang 200 cm.",
        "Cuci dengan tangan, jemur di tempat teduh.",
      ),
      product(
        "tas-tenun-selempang",
        "Tas Tenun Selempang",
        { picture: "p-tas", price: 95_000, unit: "buah", stock: 4, createdDaysAgo: 30, testimonies: [] },
        "Sisa kain sarung yang dijahit menjadi tas kecil dengan tali kulit. Muat dompet, ponsel, dan mushaf saku.",
      ),
    ],
  },
  {
    owner: 9,
    name: "Kebun Ceria",
    story: "Madu kelulut dan bibit tanaman obat dari kebun belakang rumah kami, dipanen sebulan sekali.",
    picture: "p-madu",
    region: "327703",
    halal: "ingredients",
    account: "7000000231",
    appliedDaysAgo: 1.2,
    opened: false,
    products: [],
  },
];

/** In grams with packaging. */
export const STORE_WEIGHTS: Readonly<Record<string, number>> = {
  "sambal-cumi-bu-nadia": 330,
  "keripik-singkong-balado": 280,
  "wedang-uwuh-seduh": 200,
  "sarung-tenun-lereng": 450,
  "tas-tenun-selempang": 300,
};

const NUSA = {
  mode: "courier",
  courier: "NusaKirim",
  service: "Reguler",
  prefix: "NK",
  days: [2, 3],
} as const;
const LEMBANG = {
  region: "321701",
  street: "Jalan Kenanga No. 10, RT 03 RW 07",
  postal_code: "40391",
  note: "",
};

/** Orders at members' stores. Of one over two stores, only the dearer part is sent. */
export const storeParcels: readonly DemoParcel[] = [
  {
    person: "demo",
    items: [
      { product: "sarung-tenun-lereng", quantity: 1 },
      { product: "sambal-cumi-bu-nadia", quantity: 2 },
    ],
    way: { ...NUSA, price: 14_000 },
    to: LEMBANG,
    state: "sent",
    daysAgo: 3.2,
  },
  {
    person: "demo",
    items: [{ product: "buku-resep-lauk-beku", quantity: 1 }],
    way: { ...NUSA, price: 0 },
    to: LEMBANG,
    state: "paid",
    daysAgo: 21,
  },
  {
    person: 10,
    items: [
      { product: "keripik-singkong-balado", quantity: 2 },
      { product: "wedang-uwuh-seduh", quantity: 1 },
    ],
    way: { ...NUSA, price: 12_000 },
    to: { region: "327703", street: "Jalan Melati Contoh No. 7", postal_code: "40511", note: "Pagar putih" },
    state: "paid",
    daysAgo: 0.6,
  },
  {
    person: 11,
    items: [{ product: "sambal-cumi-bu-nadia", quantity: 1 }],
    way: { ...NUSA, price: 12_000 },
    to: { region: "320701", street: "Jalan Galuh Contoh 8", postal_code: "46211", note: "" },
    state: "sent",
    daysAgo: 3,
  },
  {
    person: 12,
    items: [
      { product: "keripik-singkong-balado", quantity: 3 },
      { product: "sambal-cumi-bu-nadia", quantity: 4 },
    ],
    way: { ...NUSA, price: 12_000 },
    to: { region: "327606", street: "Jalan Margonda Contoh 21", postal_code: "16421", note: "" },
    state: "received",
    daysAgo: 17,
  },
];
