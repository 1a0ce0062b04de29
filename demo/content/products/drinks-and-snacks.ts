import { bullets, paragraphs } from "../markup.ts";
import type { DemoProduct } from "../types.ts";

export const drinkAndSnackProducts: DemoProduct[] = [
  {
    slug: "kopi-arabika-gayo-sangrai-sedang",
    title: "Kopi Arabika Gayo Sangrai Sedang",
    picture: "p-kopi",
    description:
      paragraphs(
        "Biji arabika dari dataran tinggi Gayo, proses basah giling, disangrai sedang dalam jumlah kecil setiap pekan. Rasanya <strong>cokelat, rempah, dan sedikit jeruk</strong> dengan keasaman yang ramah.",
        "Tulis pilihan gilingan pada catatan pesanan: biji utuh, kasar, sedang, atau halus.",
      ) + bullets("Isi 200 g dengan katup udara", "Paling nikmat 7 sampai 45 hari setelah tanggal sangrai"),
    price: 65_000,
    unit: "200 g",
    stock: 31,
    isFeatured: true,
    createdDaysAgo: 43,
    testimonies: [
      { customer: "Iman", stars: 5, description: "Harum sejak bungkusnya dibuka.", daysAgo: 1 },
      { customer: "Arif", stars: 5, description: "Cocok untuk seduh manual.", daysAgo: 4 },
      {
        customer: "Lestari",
        stars: 4,
        description: "Enak, gilingannya agak terlalu halus untuk saya.",
        daysAgo: 8,
      },
    ],
  },
  {
    slug: "teh-hijau-ciwidey",
    title: "Teh Hijau Ciwidey",
    picture: "p-teh",
    description: paragraphs(
      "Pucuk teh pilihan dari kebun rakyat di Ciwidey, dikeringkan tanpa pewangi. Seduh dengan air sekitar <strong>80 °C selama dua menit</strong> agar tidak sepat.",
      "Satu kaleng berisi 100 gram, cukup untuk kurang lebih lima puluh cangkir. Daun yang sama masih bisa diseduh sekali lagi.",
    ),
    price: 38_000,
    unit: "100 g",
    stock: 20,
    isFeatured: false,
    createdDaysAgo: 59,
    testimonies: [
      { customer: "Kartika", stars: 5, description: "Segar, tidak pahit.", daysAgo: 10 },
      { customer: "Salman", stars: 4, description: "Kalengnya bagus, bisa dipakai lagi.", daysAgo: 19 },
    ],
  },
  {
    slug: "wedang-jahe-merah-instan",
    title: "Wedang Jahe Merah Instan",
    picture: "p-jahe",
    description: paragraphs(
      "Jahe merah, serai, dan gula aren yang dimasak sampai menjadi serbuk. Tinggal seduh dengan air panas: hangatnya terasa, manisnya secukupnya.",
      "Satu pak berisi sepuluh saset. Penderita diabetes sebaiknya memperhatikan kandungan gulanya, <strong>12 gram per saset</strong>.",
    ),
    price: 42_000,
    unit: "pak",
    stock: 37,
    isFeatured: false,
    createdDaysAgo: 65,
    testimonies: [
      { customer: "Tri", stars: 5, description: "Teman begadang waktu hujan.", daysAgo: 5 },
      { customer: "Hafiz", stars: 4, description: "Hangat di tenggorokan, agak manis.", daysAgo: 16 },
      { customer: "Puspita", stars: 5, description: "Larut sempurna, tidak ada ampas.", daysAgo: 24 },
    ],
  },
  {
    slug: "keripik-tempe-renyah",
    title: "Keripik Tempe Renyah",
    picture: "p-keripik",
    description: paragraphs(
      "Tempe dipotong tipis, dibalut tepung berbumbu ketumbar dan daun jeruk, lalu digoreng dua kali supaya renyahnya tahan lama.",
      "Dibuat setiap Senin dan Kamis oleh dapur anggota di Cimahi. Berat bersih 250 gram, <em>tanpa penguat rasa</em>, tahan enam pekan dalam kemasan tertutup.",
    ),
    price: 22_000,
    unit: "pak 250 g",
    stock: 63,
    isFeatured: false,
    createdDaysAgo: 68,
    testimonies: [
      { customer: "Rizky", stars: 5, description: "Renyah sampai remah terakhir.", daysAgo: 3 },
      { customer: "Utami", stars: 4, description: "Gurih, anak-anak berebut.", daysAgo: 11 },
      { customer: "Yusuf", stars: 3, description: "Enak tetapi agak berminyak.", daysAgo: 22 },
    ],
  },
  {
    slug: "nastar-nanas-toples",
    title: "Nastar Nanas Toples",
    picture: "p-nastar",
    description: paragraphs(
      "Nastar lembut berisi selai nanas yang dimasak sendiri, <strong>halal dan tanpa rum</strong>. Satu toples berisi kurang lebih 45 butir, 400 gram.",
      "Dipanggang setelah dipesan; mohon beri waktu dua hari. Simpan tertutup rapat di suhu ruang dan habiskan dalam sebulan.",
    ),
    price: 85_000,
    unit: "toples",
    stock: 18,
    isFeatured: false,
    createdDaysAgo: 77,
    testimonies: [],
  },
];
