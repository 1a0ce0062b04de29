import { bullets, heading, paragraphs, quiz, steps } from "../markup.ts";
import type { CourseDraft } from "../types.ts";

export const zakat: CourseDraft = {
  slug: "menghitung-zakat-dengan-tenang",
  title: "Menghitung Zakat dengan Tenang",
  picture: "k-zakat",
  description:
    paragraphs(
      "Banyak orang ingin berzakat tetapi bingung memulai hitungannya. Kelas gratis ini memakai contoh angka yang dekat dengan kehidupan: tabungan, emas, dagangan, panen, dan gaji. Cukup siapkan <strong>kalkulator dan catatan hartamu</strong>.",
      "Pada hal yang diperselisihkan ulama, kami menyebutkan pendapat yang umum dipakai di Indonesia dan menyarankanmu bertanya kepada guru.",
    ) + bullets("Zakat mal dan zakat fitrah", "Nisab, haul, dan kadar", "Siapa yang berhak menerima"),
  price: 0,
  isFeatured: true,
  createdDaysAgo: 50,
  studentCount: 87,
  materials: [
    {
      title: "Nisab dan haul",
      type: "video",
      content: paragraphs(
        "Nisab adalah batas minimal harta yang wajib dizakati. Untuk emas batasnya <strong>85 gram</strong>. Haul adalah lamanya harta dimiliki, yaitu satu tahun hijriah atau sekitar 354 hari.",
        "Video ini menelusuri saldo satu tabungan sepanjang tahun dan menunjukkan kapan kewajiban zakatnya muncul.",
      ),
    },
    {
      title: "Zakat emas dan tabungan",
      type: "article",
      content:
        paragraphs(
          "Tabungan dan uang tunai disetarakan dengan nisab emas, kadarnya 2,5 persen. Angka di bawah ini hanya contoh; gunakan harga emas pada harimu.",
        ) +
        steps(
          "Misalkan harga emas Rp. 1.500.000 per gram, maka nisab = 85 × 1.500.000 = Rp. 127.500.000.",
          "Harta: tabungan Rp. 110.000.000 dan emas simpanan 20 gram senilai Rp. 30.000.000, jumlahnya Rp. 140.000.000.",
          "Utang jatuh tempo Rp. 4.000.000, sisa Rp. 136.000.000. Masih di atas nisab.",
          "Zakat = 2,5 persen × 136.000.000 = <strong>Rp. 3.400.000</strong>.",
        ) +
        paragraphs(
          "Perhiasan yang dipakai sewajarnya diperselisihkan ulama; sebagian tidak mewajibkan zakatnya.",
        ),
    },
    {
      title: "Zakat dagang dan panen",
      type: "article",
      content:
        paragraphs(
          "Pedagang menghitung barang dagangan dengan harga pasar, ditambah uang kas dan piutang yang diharapkan kembali, dikurangi utang jatuh tempo. Bila mencapai nisab emas setelah satu tahun, zakatnya 2,5 persen.",
          "Zakat pertanian tidak menunggu haul; dikeluarkan saat panen. Nisabnya lima wasaq, yang umum disetarakan dengan <strong>653 kg gabah</strong>.",
        ) +
        bullets(
          "Diairi hujan atau sungai tanpa biaya: 10 persen",
          "Diairi dengan pompa atau biaya: 5 persen",
        ),
    },
    {
      title: "Zakat fitrah dan penerima zakat",
      type: "article",
      content:
        heading("Zakat fitrah") +
        paragraphs(
          "Wajib bagi setiap muslim yang memiliki kelebihan makanan pada malam dan hari raya. Besarnya satu sha' makanan pokok, di Indonesia umumnya 2,5 kg atau 3,5 liter beras per jiwa, ditunaikan paling lambat sebelum salat Idulfitri.",
        ) +
        heading("Delapan golongan") +
        paragraphs(
          "Surah At-Taubah ayat 60 menyebut fakir, miskin, amil, mualaf, riqab, gharimin, fisabilillah, dan ibnu sabil. Zakat tidak diberikan kepada orang yang wajib kita nafkahi, seperti istri dan anak.",
        ),
    },
    {
      title: "Kuis: hitung bersama",
      type: "quiz",
      ...quiz(
        "Siapkan kalkulator.",
        {
          ask: "Harta bersih Rp. 200.000.000 di atas nisab dan genap setahun. Zakatnya…",
          options: ["Rp. 2.500.000", "Rp. 5.000.000", "Rp. 20.000.000"],
          answer: 1,
        },
        {
          ask: "Panen 1.000 kg gabah, sawah tadah hujan. Zakatnya…",
          options: ["25 kg", "50 kg", "100 kg"],
          answer: 2,
        },
        {
          ask: "Yang bukan penerima zakat adalah…",
          options: ["ibnu sabil", "anak kandung yang kita nafkahi", "gharimin"],
          answer: 1,
        },
      ),
    },
  ],
};
