import { bullets, paragraphs, quiz, steps } from "../markup.ts";
import type { CourseDraft } from "../types.ts";

export const inheritance: CourseDraft = {
  slug: "pengantar-ilmu-waris",
  title: "Pengantar Ilmu Waris",
  picture: "k-waris",
  description: paragraphs(
    "Pembagian waris sering ditunda karena sungkan, lalu menjadi sengketa. Kelas pengantar ini menjelaskan <strong>urutan kewajiban, ahli waris utama, dan bagian mereka</strong> menurut Surah An-Nisa ayat 11, 12, dan 176.",
    "Kasus nyata bisa rumit. Setelah memahami dasarnya, hitunglah bersama ahli faraid atau pengadilan agama di kotamu.",
  ),
  price: 225_000,
  isFeatured: false,
  createdDaysAgo: 79,
  studentCount: 19,
  materials: [
    {
      title: "Sebelum harta dibagi",
      type: "article",
      content:
        paragraphs(
          "Harta peninggalan tidak langsung dibagikan. Ada kewajiban yang didahulukan, dengan urutan berikut.",
        ) +
        steps(
          "Biaya pengurusan jenazah secara wajar.",
          "Pelunasan utang, kepada manusia maupun kepada Allah seperti zakat yang belum ditunaikan.",
          "Wasiat, paling banyak <strong>sepertiga</strong> dari sisa harta dan bukan untuk ahli waris kecuali ahli waris lain merelakan.",
          "Sisanya dibagi kepada ahli waris.",
        ) +
        paragraphs(
          "Dalam hukum Indonesia, harta bersama suami istri dipisahkan terlebih dahulu; hanya bagian almarhum yang menjadi warisan.",
        ),
    },
    {
      title: "Bagian yang ditentukan",
      type: "article",
      content:
        paragraphs(
          "Al-Qur'an menetapkan enam pecahan: setengah, seperempat, seperdelapan, dua pertiga, sepertiga, dan seperenam. Berikut bagian yang paling sering ditemui.",
        ) +
        bullets(
          "Suami: setengah bila istri tidak meninggalkan anak, seperempat bila ada anak.",
          "Istri: seperempat bila suami tidak meninggalkan anak, seperdelapan bila ada anak.",
          "Ibu: seperenam bila ada anak atau dua saudara atau lebih, sepertiga bila tidak ada.",
          "Ayah: seperenam bila ada anak laki-laki.",
          "Seorang anak perempuan tanpa anak laki-laki: setengah; dua atau lebih: dua pertiga bersama-sama.",
        ) +
        paragraphs(
          "Bila ada anak laki-laki dan perempuan, mereka menerima sisa harta dengan perbandingan dua banding satu.",
        ),
    },
    {
      title: "Contoh perhitungan",
      type: "video",
      content:
        paragraphs(
          "Seorang laki-laki wafat meninggalkan istri, ibu, satu anak laki-laki, dan satu anak perempuan. Harta bersih setelah semua kewajiban Rp. 240.000.000. Video ini menghitungnya langkah demi langkah.",
        ) +
        bullets(
          "Istri: 1/8 = Rp. 30.000.000",
          "Ibu: 1/6 = Rp. 40.000.000",
          "Sisa Rp. 170.000.000 untuk anak, dua banding satu",
          "Anak laki-laki sekitar Rp. 113.333.333, anak perempuan sekitar Rp. 56.666.667",
        ),
    },
    {
      title: "Kuis waris",
      type: "quiz",
      ...quiz(
        "Anggap semua kewajiban sudah diselesaikan.",
        {
          ask: "Bagian istri bila suami meninggalkan anak adalah…",
          options: ["1/4", "1/6", "1/8"],
          answer: 2,
        },
        { ask: "Wasiat paling banyak…", options: ["sepertiga", "setengah", "seluruh harta"], answer: 0 },
        {
          ask: "Yang didahulukan daripada wasiat adalah…",
          options: ["pembagian kepada anak", "pelunasan utang", "sedekah"],
          answer: 1,
        },
      ),
    },
  ],
};
