import { bullets, heading, paragraphs, quiz, steps } from "../markup.ts";
import type { CourseDraft } from "../types.ts";

export const businessGrowth: CourseDraft = {
  slug: "umkm-naik-kelas-dari-warung-ke-merek",
  title: "UMKM Naik Kelas: dari Warung ke Merek",
  picture: "k-umkm",
  description:
    paragraphs(
      "Produkmu sudah disukai tetangga, lalu bagaimana supaya dikenal lebih luas? Kelas ini memandu pemilik usaha kecil menata <strong>harga, pembukuan, kemasan, dan cerita merek</strong> dalam enam pekan.",
      "Setiap materi punya tugas kecil yang langsung dipraktikkan di usahamu sendiri. Tidak perlu modal besar; yang diperlukan adalah catatan yang jujur dan kemauan mencoba.",
    ) +
    heading("Cocok untuk") +
    bullets(
      "Usaha makanan, minuman, dan kerajinan",
      "Pemilik yang masih mengerjakan semuanya sendiri",
      "Anggota yang ingin berjualan di Sinergy",
    ),
  price: 250_000,
  isFeatured: true,
  createdDaysAgo: 24,
  studentCount: 36,
  materials: [
    {
      title: "Mengenali pembeli terbaikmu",
      type: "video",
      content: paragraphs(
        "Tiga pemilik warung menceritakan siapa yang paling sering kembali membeli, dan mengapa. Sambil menonton, catat lima nama pembeli setiamu.",
        "Tugas: tanyakan kepada dua orang di antaranya apa yang hampir membuat mereka tidak jadi membeli.",
      ),
    },
    {
      title: "Menghitung harga pokok",
      type: "article",
      content:
        paragraphs(
          "Harga jual yang sehat dimulai dari harga pokok. Hitung semua biaya untuk satu kali produksi, lalu bagi dengan jumlah produk jadi.",
        ) +
        steps(
          "Bahan baku dan kemasan",
          "Upah, termasuk upah untuk dirimu sendiri",
          "Gas, listrik, air, dan ongkos antar",
          "Penyusutan alat: harga alat dibagi perkiraan bulan pemakaian",
        ) +
        paragraphs(
          "Contoh: biaya Rp. 600.000 untuk 40 botol berarti harga pokok Rp. 15.000. Bila dijual Rp. 21.000, keuntungan kotornya Rp. 6.000 atau sekitar 29 persen dari harga jual.",
        ),
    },
    {
      title: "Pembukuan sepuluh menit sehari",
      type: "article",
      content: paragraphs(
        "Pisahkan uang usaha dari uang rumah tangga, meskipun hanya dengan dua dompet. Ini langkah yang paling sering dilewati dan paling besar pengaruhnya.",
        "Setiap malam catat tiga angka: uang masuk, uang keluar, dan sisa kas. Cocokkan sisa kas di catatan dengan uang di dompet. Bila berbeda, cari sebabnya malam itu juga.",
        "Di akhir bulan, jumlahkan laba dan lihat apakah usaha sudah mencapai nisab zakat perdagangan.",
      ),
    },
    {
      title: "Kemasan yang bercerita",
      type: "video",
      content: paragraphs(
        "Perancang kemasan membongkar lima kemasan sederhana dan menunjukkan mengapa pembeli mengambilnya dari rak.",
        "Label yang baik memuat nama produk, isi bersih, komposisi, tanggal kedaluwarsa, dan cara menghubungi produsen. Jangan menulis janji khasiat yang belum terbukti.",
      ),
    },
    {
      title: "Melayani keluhan dengan tenang",
      type: "article",
      content: paragraphs(
        "Keluhan adalah pembeli yang masih peduli. Balas cepat, ucapkan terima kasih, dan tanyakan apa yang terjadi sebelum menjelaskan apa pun.",
        "Bila kesalahan ada padamu, akui dan ganti. Biaya satu botol lebih kecil daripada kepercayaan yang hilang. Dalam fikih, pembeli yang menemukan cacat berhak mengembalikan barang; ini disebut <em>khiyar aib</em>.",
      ),
    },
    {
      title: "Kuis: siap naik kelas?",
      type: "quiz",
      ...quiz(
        "Hitung dan pilih.",
        {
          ask: "Biaya produksi Rp. 480.000 untuk 60 bungkus. Harga pokok satu bungkus adalah…",
          options: ["Rp. 6.000", "Rp. 8.000", "Rp. 12.000"],
          answer: 1,
        },
        {
          ask: "Langkah pertama pembukuan usaha kecil adalah…",
          options: ["membeli aplikasi", "memisahkan uang usaha dan rumah", "menaikkan harga"],
          answer: 1,
        },
        {
          ask: "Hak pembeli mengembalikan barang cacat disebut…",
          options: ["khiyar aib", "ijarah", "wadiah"],
          answer: 0,
        },
      ),
    },
  ],
};
