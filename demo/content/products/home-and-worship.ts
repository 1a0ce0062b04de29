import { bullets, heading, paragraphs } from "../markup.ts";
import type { DemoProduct } from "../types.ts";

export const homeAndWorshipProducts: DemoProduct[] = [
  {
    slug: "sajadah-rajut-motif-mihrab",
    title: "Sajadah Rajut Motif Mihrab",
    picture: "p-sajadah",
    description: paragraphs(
      "Sajadah rajut benang katun dengan motif mihrab dan bintang delapan. Tebalnya nyaman untuk lutut, tetapi <strong>cukup ringan</strong> untuk dilipat ke dalam tas.",
      "Ukuran 70 × 115 cm. Cuci dengan tangan memakai air dingin, jangan diperas, dan jemur di tempat teduh agar warnanya awet.",
    ),
    price: 145_000,
    unit: "lembar",
    stock: 9,
    isFeatured: false,
    createdDaysAgo: 49,
    testimonies: [
      { customer: "Azzahra", stars: 5, description: "Rajutannya rapat dan warnanya teduh.", daysAgo: 7 },
      { customer: "Gunawan", stars: 5, description: "Nyaman untuk lansia. Ayah saya senang.", daysAgo: 12 },
    ],
  },
  {
    slug: "sarung-tenun-garis-samudra",
    title: "Sarung Tenun Garis Samudra",
    picture: "p-sarung",
    description:
      paragraphs(
        "Sarung katun yang ditenun dengan alat tenun bukan mesin. Garis birunya tenang dan tidak menerawang, dengan kain yang makin lembut setelah beberapa kali dicuci.",
        "Satu lembar memerlukan waktu <strong>dua hari</strong> di tangan penenun, dan hasil penjualan langsung dibagi dengan kelompok mereka.",
      ) +
      heading("Ukuran dan perawatan") +
      bullets("Lebar 120 cm, lingkar 210 cm", "Cuci terpisah pada pencucian pertama", "Setrika suhu sedang"),
    price: 185_000,
    unit: "lembar",
    stock: 14,
    isFeatured: true,
    createdDaysAgo: 47,
    testimonies: [
      { customer: "Firman", stars: 5, description: "Adem dipakai tarawih.", daysAgo: 2 },
      { customer: "Sudrajat", stars: 5, description: "Tenunannya halus, jahitannya rapi.", daysAgo: 6 },
      {
        customer: "Agus",
        stars: 4,
        description: "Bagus, warnanya sedikit lebih gelap dari foto.",
        daysAgo: 13,
      },
    ],
  },
  {
    slug: "mukena-katun-adem",
    title: "Mukena Katun Adem",
    picture: "p-mukena",
    description: paragraphs(
      "Mukena dua potong dari katun yang menyerap keringat dan <strong>tidak menerawang</strong>. Bagian wajah memakai tali, bukan karet, sehingga tidak menekan pipi.",
      "Sudah termasuk tas serut. Satu ukuran untuk dewasa; panjang atasan 115 cm dan bawahan 105 cm.",
    ),
    price: 210_000,
    unit: "set",
    stock: 2,
    isFeatured: false,
    createdDaysAgo: 63,
    testimonies: [
      { customer: "Handayani", stars: 5, description: "Adem dan jatuhnya bagus.", daysAgo: 9 },
      { customer: "Siti", stars: 5, description: "Bahannya tidak panas walau di masjid penuh.", daysAgo: 18 },
      { customer: "Nuraini", stars: 4, description: "Suka sekali, semoga ada warna lain.", daysAgo: 27 },
    ],
  },
  {
    slug: "sabun-herbal-minyak-zaitun",
    title: "Sabun Herbal Minyak Zaitun",
    picture: "p-sabun",
    description: paragraphs(
      "Sabun batang dari minyak zaitun dan minyak kelapa, dibuat dengan proses dingin lalu <strong>diperam enam pekan</strong>. Busanya lembut dan wangi lavender tipis.",
      "Berat 90 gram. Hentikan pemakaian bila kulit terasa gatal, dan simpan di tempat yang kering agar awet.",
    ),
    price: 18_000,
    unit: "batang",
    stock: 0,
    isFeatured: false,
    createdDaysAgo: 57,
    testimonies: [
      { customer: "Dewi", stars: 5, description: "Kulit tidak kering setelah mandi.", daysAgo: 4 },
      { customer: "Bagus", stars: 4, description: "Wanginya lembut.", daysAgo: 17 },
    ],
  },
  {
    slug: "parfum-melati-tanpa-alkohol",
    title: "Parfum Melati Tanpa Alkohol",
    picture: "p-parfum",
    description: paragraphs(
      "Minyak wangi melati dalam botol oles 10 ml, <strong>tanpa alkohol</strong>. Cukup dua oles di pergelangan tangan untuk pemakaian setengah hari.",
      "Aromanya bersih dengan sedikit kayu cendana di akhir. Uji dahulu di bagian kecil kulit sebelum dipakai.",
    ),
    price: 48_000,
    unit: "10 ml",
    stock: 26,
    isFeatured: false,
    createdDaysAgo: 72,
    testimonies: [
      { customer: "Rahmawati", stars: 4, description: "Wanginya lembut dan tidak menyengat.", daysAgo: 8 },
      { customer: "Hakim", stars: 2, description: "Wangi enak, tapi hilang sebelum zuhur.", daysAgo: 21 },
    ],
  },
  {
    slug: "tas-belanja-anyaman-pandan",
    title: "Tas Belanja Anyaman Pandan",
    picture: "p-tas",
    description: paragraphs(
      "Tas anyaman daun pandan laut yang kuat membawa belanjaan sampai <strong>delapan kilogram</strong>. Setiap tas dianyam tangan, sehingga coraknya sedikit berbeda satu sama lain.",
      "Ukuran 38 × 28 × 16 cm dengan pegangan kain. Bila terkena air, angin-anginkan sampai kering sebelum disimpan.",
    ),
    price: 76_000,
    unit: "pcs",
    stock: 11,
    isFeatured: false,
    createdDaysAgo: 74,
    testimonies: [
      {
        customer: "Maharani",
        stars: 5,
        description: "Kuat dan cantik, pengganti kantong plastik.",
        daysAgo: 10,
      },
    ],
  },
  {
    slug: "jurnal-keuangan-keluarga",
    title: "Jurnal Keuangan Keluarga",
    picture: "p-jurnal",
    description: paragraphs(
      "Buku catatan 12 bulan: anggaran, zakat, sedekah, dan tabungan dalam satu jilid kain.",
    ),
    price: 59_000,
    unit: "pcs",
    stock: 1,
    isFeatured: false,
    createdDaysAgo: 81,
    testimonies: [
      { customer: "Anggraini", stars: 5, description: "Kolomnya jelas, suami ikut mengisi.", daysAgo: 20 },
    ],
  },
  {
    slug: "botol-minum-baja-600-ml",
    title: "Botol Minum Baja 600 ml",
    picture: "p-botol",
    description: "",
    price: 99_000,
    unit: "pcs",
    stock: 3,
    isFeatured: false,
    createdDaysAgo: 85,
    testimonies: [],
  },
];
