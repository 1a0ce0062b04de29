import { paragraphs, quiz, steps } from "../markup.ts";
import type { CourseDraft } from "../types.ts";

export const halalCertificate: CourseDraft = {
  slug: "sertifikat-halal-usaha-rumahan",
  title: "Sertifikat Halal untuk Usaha Rumahan",
  picture: "k-halal",
  description: paragraphs(
    "Panduan ringkas menyiapkan bahan, dapur, dan berkas sebelum mengajukan sertifikat halal.",
  ),
  price: 0,
  isFeatured: false,
  createdDaysAgo: 86,
  studentCount: 0,
  materials: [
    {
      title: "Dari bahan sampai rak",
      type: "article",
      content: paragraphs(
        "Kehalalan produk ditentukan oleh seluruh prosesnya: bahan, alat, tempat, penyimpanan, dan pengiriman. Bahan halal dapat ternoda bila alatnya dipakai bersama bahan yang tidak halal.",
        "Bahan yang perlu perhatian lebih adalah daging dan turunannya, gelatin, perisa, pengemulsi, dan bahan impor. Simpan kemasan atau foto labelnya sebagai bukti.",
        "Bahan segar seperti sayur, buah, garam murni, dan telur umumnya termasuk bahan yang tidak kritis.",
      ),
    },
    {
      title: "Menyiapkan berkas",
      type: "article",
      content:
        paragraphs(
          "Usaha mikro dan kecil dengan bahan sederhana dan proses yang mudah dipastikan dapat menempuh jalur pernyataan pelaku usaha dengan pendampingan; usaha lain melalui pemeriksaan lembaga.",
        ) +
        steps(
          "Buat nomor induk berusaha.",
          "Tulis daftar bahan lengkap dengan merek dan pemasoknya.",
          "Gambarkan alur produksi dari bahan datang sampai produk dikemas.",
          "Tunjuk penyelia halal, boleh pemilik sendiri pada usaha mikro.",
          "Ajukan lewat sistem resmi pemerintah dan simpan bukti pengajuannya.",
        ) +
        paragraphs("Aturan dan jadwal kewajiban dapat berubah; periksa pengumuman resmi sebelum mengajukan."),
    },
    {
      title: "Berkeliling dapur",
      type: "video",
      content: paragraphs(
        "Video mengajakmu memeriksa dapur rumahan: rak bahan yang terpisah, talenan yang diberi tanda, dan catatan pembelian yang ditempel di pintu lemari.",
        "Setelah menonton, potret dapurmu dan tandai tiga hal yang perlu dibenahi.",
      ),
    },
    {
      title: "Kuis kesiapan",
      type: "quiz",
      ...quiz(
        "Sudah siap mengajukan?",
        {
          ask: "Bahan yang paling perlu diperiksa asalnya adalah…",
          options: ["garam murni", "gelatin", "bayam"],
          answer: 1,
        },
        {
          ask: "Alat yang dipakai bergantian dengan bahan tidak halal…",
          options: ["tidak masalah", "dapat menodai kehalalan produk", "cukup dilap"],
          answer: 1,
        },
      ),
    },
  ],
};
