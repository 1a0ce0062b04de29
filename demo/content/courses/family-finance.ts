import { paragraphs, quiz, steps } from "../markup.ts";
import type { CourseDraft } from "../types.ts";

export const familyFinance: CourseDraft = {
  slug: "mengelola-keuangan-keluarga-syariah",
  title: "Mengelola Keuangan Keluarga Syariah",
  picture: "k-keuangan",
  description: paragraphs(
    "Kelas ini mengajak keluarga menyusun <strong>anggaran yang tenang dan sesuai syariah</strong>: mendahulukan zakat dan kewajiban, menyiapkan dana darurat, lalu merencanakan tujuan besar seperti pendidikan dan ibadah haji.",
    "Materi disusun ringkas, dilengkapi lembar kerja yang bisa langsung dipakai bersama pasangan.",
  ),
  price: 150_000,
  isFeatured: true,
  createdDaysAgo: 18,
  studentCount: 48,
  materials: [
    {
      title: "Memulai dari niat dan catatan",
      type: "video",
      content: paragraphs(
        "Mulailah dengan mencatat semua pemasukan dan pengeluaran selama tujuh hari. Jangan mengubah kebiasaan dulu; tujuannya melihat keadaan apa adanya.",
        "Dalam video, sepasang suami istri membaca catatannya bersama tanpa saling menyalahkan. Tirulah urutannya: bacakan, kelompokkan, baru putuskan.",
      ),
    },
    {
      title: "Anggaran empat pos",
      type: "article",
      content:
        paragraphs("Bagi penghasilan bulanan ke dalam empat pos, dengan urutan sebagai berikut.") +
        steps(
          "<strong>Hak Allah dan sesama:</strong> zakat bila sudah wajib, sedekah, dan membantu orang tua.",
          "<strong>Kewajiban:</strong> cicilan, sewa, listrik, dan uang sekolah.",
          "<strong>Masa depan:</strong> dana darurat, tabungan, dan investasi halal.",
          "<strong>Hidup hari ini:</strong> belanja dapur, transportasi, dan hiburan secukupnya.",
        ) +
        paragraphs(
          "Persentasenya tidak harus sama untuk setiap keluarga. Keluarga dengan cicilan besar dapat memulai pos ketiga dari lima persen, lalu menaikkannya sedikit setiap tiga bulan.",
          "Pisahkan uang pos pertama sampai ketiga pada hari gajian. Yang tersisa itulah yang boleh dibelanjakan.",
        ),
    },
    {
      title: "Zakat dan sedekah rutin",
      type: "video",
      content: paragraphs(
        "Video ini membahas zakat penghasilan menurut pendapat yang banyak dipakai di Indonesia: nisabnya disetarakan dengan 85 gram emas setahun dan kadarnya 2,5 persen.",
        "Sebagian ulama berpendapat zakat dikeluarkan setelah harta tersimpan satu tahun. Pilih satu pendapat dengan bimbingan guru, lalu jalankan dengan tertib.",
      ),
    },
    {
      title: "Dana darurat tanpa riba",
      type: "article",
      content: paragraphs(
        "Dana darurat melindungi keluarga dari utang mendadak. Lajang sebaiknya memiliki tiga kali pengeluaran bulanan; keluarga dengan anak, <strong>enam kali</strong>.",
        "Simpan di tempat yang mudah dicairkan dan tidak berbunga, misalnya tabungan wadiah. Pisahkan dari rekening belanja supaya tidak terpakai tanpa sadar.",
        "Dana ini hanya untuk hal yang mendesak, tidak terduga, dan perlu: sakit, kehilangan pekerjaan, atau atap bocor. Setelah dipakai, isi kembali sebelum menabung untuk tujuan lain.",
      ),
    },
    {
      title: "Tabungan pendidikan dan haji",
      type: "article",
      content: paragraphs(
        "Tujuan besar terasa ringan bila dibagi menurut waktu. Tuliskan nama tujuan, perkiraan biaya, dan tahun dibutuhkan, lalu bagi dengan jumlah bulan yang tersisa.",
        "Contoh: biaya masuk sekolah Rp. 18.000.000 tiga tahun lagi berarti Rp. 500.000 sebulan, belum termasuk kenaikan biaya. Tambahkan sepuluh persen sebagai cadangan.",
        "Untuk haji, daftarlah lebih awal karena masa tunggu dapat sangat panjang. Ibadah haji wajib bagi yang mampu; tidak perlu berutang untuk mengejarnya.",
      ),
    },
    {
      title: "Kuis dan lembar kerja bersama pasangan",
      type: "quiz",
      ...quiz(
        "Isi bersama pasangan. Berbeda jawaban? Itu bahan obrolan yang baik.",
        {
          ask: "Pos mana yang dipisahkan lebih dahulu saat gajian?",
          options: ["Hiburan", "Hak Allah dan sesama", "Belanja dapur"],
          answer: 1,
        },
        {
          ask: "Dana darurat untuk keluarga dengan anak sebaiknya…",
          options: ["satu kali gaji", "enam kali pengeluaran bulanan", "tidak perlu"],
          answer: 1,
        },
        {
          ask: "Setelah dana darurat terpakai, langkah berikutnya adalah…",
          options: ["mengisinya kembali", "menambah cicilan", "menunggu tahun depan"],
          answer: 0,
        },
      ),
    },
  ],
};
