import { bullets, heading, paragraphs } from "../markup.ts";
import type { DemoProduct } from "../types.ts";
import { dateTestimonies, honeyTestimonies, riceTestimonies } from "./pantry-testimonies.ts";

export const pantryProducts: DemoProduct[] = [
  {
    slug: "madu-hutan-murni-sumbawa",
    title: "Madu Hutan Murni Sumbawa",
    picture: "p-madu",
    description:
      paragraphs(
        "Dipanen dari sarang lebah hutan <em>Apis dorsata</em> di pegunungan Sumbawa, <strong>tanpa campuran gula dan tanpa pemanasan</strong>. Setiap botol berisi 500 ml dengan kadar air terjaga.",
        "Simpan di suhu ruang. Kristalisasi adalah hal alami pada madu murni dan tidak mengurangi mutunya; rendam botol dalam air hangat bila ingin mencairkannya.",
      ) +
      heading("Perlu diketahui") +
      bullets(
        "Isi 500 ml, botol kaca",
        "Tahan 24 bulan bila tertutup rapat",
        "Tidak untuk bayi di bawah satu tahun",
      ),
    price: 95_000,
    unit: "botol",
    stock: 24,
    isFeatured: true,
    createdDaysAgo: 35,
    testimonies: honeyTestimonies,
  },
  {
    slug: "kurma-ajwa-premium",
    title: "Kurma Ajwa Premium",
    picture: "p-kurma",
    description:
      paragraphs(
        "Kurma ajwa berukuran sedang dengan daging tebal dan manis yang lembut. Disortir dua kali, lalu dikemas dalam kotak kedap udara agar tetap kenyal.",
        "Cocok untuk berbuka, bekal perjalanan, atau hadiah. Simpan di lemari pendingin setelah dibuka dan habiskan dalam <strong>dua bulan</strong>.",
      ) + bullets("Berat bersih 500 g", "Tanpa tambahan gula", "Kemasan kotak dengan tutup"),
    price: 120_000,
    unit: "500 g",
    stock: 40,
    isFeatured: true,
    createdDaysAgo: 37,
    testimonies: dateTestimonies,
  },
  {
    slug: "beras-organik-pandan-wangi-cianjur",
    title: "Beras Organik Pandan Wangi Cianjur",
    picture: "p-beras",
    description:
      paragraphs(
        "Beras pandan wangi dari kelompok tani anggota di Cianjur. Ditanam dengan <strong>pupuk kompos</strong> dan digiling setelah pesanan masuk, sehingga aromanya masih harum ketika sampai di dapurmu.",
        "Nasinya pulen dan tidak mudah basi. Untuk satu gelas beras gunakan satu seperempat gelas air.",
      ) +
      bullets("Isi 5 kg", "Masa simpan terbaik 3 bulan", "Dikirim dalam karung kain yang bisa dipakai ulang"),
    price: 78_000,
    unit: "5 kg",
    stock: 16,
    isFeatured: true,
    createdDaysAgo: 40,
    testimonies: riceTestimonies,
  },
  {
    slug: "gula-aren-asli-garut",
    title: "Gula Aren Asli Garut",
    picture: "p-gula",
    description: paragraphs(
      "Gula aren cetak dari nira yang disadap setiap pagi dan dimasak di tungku kayu. Warnanya cokelat keemasan, manisnya <em>bulat</em> dengan aroma asap yang tipis.",
      "Enak untuk kolak, kopi, atau sambal. Satu kemasan berisi tiga keping, kurang lebih 500 gram. Simpan di tempat kering agar tidak meleleh.",
    ),
    price: 32_000,
    unit: "500 g",
    stock: 55,
    isFeatured: false,
    createdDaysAgo: 53,
    testimonies: [
      {
        customer: "Ratna",
        stars: 5,
        description: "Wangi dan tidak pahit. Kolak jadi enak sekali.",
        daysAgo: 4,
      },
      { customer: "Asep", stars: 5, description: "Persis gula aren buatan nenek di kampung.", daysAgo: 9 },
      {
        customer: "Mega",
        stars: 4,
        description: "Rasa mantap, satu keping sedikit pecah di jalan.",
        daysAgo: 15,
      },
    ],
  },
  {
    slug: "sambal-bawang-rumahan",
    title: "Sambal Bawang Rumahan",
    picture: "p-sambal",
    description: paragraphs(
      "Cabai rawit segar dan bawang merah yang digoreng perlahan, tanpa pengawet dan tanpa pewarna. Tingkat pedasnya <strong>tiga dari lima</strong>: terasa, tetapi masih bisa dinikmati.",
      "Isi 180 gram dalam botol kaca. Setelah dibuka, simpan di lemari pendingin dan selalu pakai sendok kering.",
    ),
    price: 27_000,
    unit: "180 g",
    stock: 44,
    isFeatured: false,
    createdDaysAgo: 61,
    testimonies: [
      { customer: "Galih", stars: 5, description: "Pedasnya pas, nasi hangat saja sudah cukup.", daysAgo: 2 },
      { customer: "Yulia", stars: 5, description: "Anak kos wajib punya.", daysAgo: 7 },
      { customer: "Hendra", stars: 3, description: "Enak, tapi untuk saya kurang pedas.", daysAgo: 12 },
      { customer: "Citra", stars: 5, description: "Sudah botol keempat.", daysAgo: 20 },
    ],
  },
  {
    slug: "minyak-kelapa-murni-vco",
    title: "Minyak Kelapa Murni (VCO)",
    picture: "p-vco",
    description: paragraphs(
      "Minyak kelapa murni hasil pengendapan dingin dari kelapa tua segar, dibuat kelompok ibu di pesisir selatan. Jernih, ringan, dan beraroma kelapa yang lembut.",
      "Bisa untuk menumis dengan api kecil, olesan roti, atau pelembap kulit dan rambut. Minyak membeku di bawah 24 °C; itu <strong>wajar</strong> dan akan cair kembali.",
    ),
    price: 55_000,
    unit: "250 ml",
    stock: 12,
    isFeatured: false,
    createdDaysAgo: 45,
    testimonies: [
      { customer: "Halimah", stars: 5, description: "Jernih dan tidak tengik.", daysAgo: 3 },
      {
        customer: "Nadia",
        stars: 4,
        description: "Bagus untuk rambut. Semoga ada botol pompa.",
        daysAgo: 18,
      },
    ],
  },
  {
    slug: "telur-ayam-kampung-umbaran",
    title: "Telur Ayam Kampung Umbaran",
    picture: "p-telur",
    description: paragraphs(
      "Telur dari ayam kampung yang dilepas di kebun setiap siang. Ukurannya lebih kecil daripada telur ras, dengan kuning telur yang <strong>oranye dan kental</strong>.",
      "Satu kotak berisi sepuluh butir, dikemas dalam karton daur ulang. Hanya dikirim ke wilayah Bandung Raya supaya tidak pecah di perjalanan.",
    ),
    price: 34_000,
    unit: "kotak isi 10",
    stock: 0,
    isFeatured: false,
    createdDaysAgo: 70,
    testimonies: [
      { customer: "Salma", stars: 5, description: "Segar, kuningnya tebal.", daysAgo: 6 },
      {
        customer: "Dimas",
        stars: 2,
        description: "Dua butir retak waktu sampai. Sudah diganti oleh penjual.",
        daysAgo: 14,
      },
    ],
  },
];
