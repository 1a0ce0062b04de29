import { bullets, heading, paragraphs, quiz } from "../markup.ts";
import type { CourseDraft } from "../types.ts";

export const investing: CourseDraft = {
  slug: "dasar-investasi-syariah",
  title: "Dasar Investasi Syariah",
  picture: "k-investasi",
  description:
    paragraphs(
      "Sebelum menanam uang, pahami dulu tanahnya. Kelas ini menjelaskan perbedaan menabung dan berinvestasi, <strong>risiko yang menyertainya</strong>, dan instrumen syariah yang tersedia bagi pemula di Indonesia.",
      "Kelas ini bersifat pendidikan dan bukan anjuran membeli produk tertentu. Keputusan investasi tetap ada di tanganmu.",
    ) +
    heading("Isi kelas") +
    bullets(
      "Tujuan, jangka waktu, dan profil risiko",
      "Emas, sukuk, reksa dana, dan saham syariah",
      "Mengenali penawaran bodong",
    ),
  price: 199_000,
  isFeatured: true,
  createdDaysAgo: 30,
  studentCount: 61,
  materials: [
    {
      title: "Menabung atau berinvestasi?",
      type: "video",
      content: paragraphs(
        "Menabung menjaga uang yang akan dipakai dalam waktu dekat; berinvestasi menumbuhkan uang yang boleh menunggu. Video ini membantu memilahnya dengan tiga celengan.",
        "Pegangan dari video: selesaikan dulu utang yang memberatkan dan dana darurat, baru berinvestasi.",
      ),
    },
    {
      title: "Risiko dan imbal hasil",
      type: "article",
      content: paragraphs(
        "Tidak ada keuntungan tanpa risiko. Kaidah fikih menyebutnya <em>al-ghunmu bil ghurmi</em>: keuntungan berjalan seiring dengan kesediaan menanggung kerugian.",
        "Semakin panjang jangka waktumu, semakin besar gejolak yang sanggup kamu lewati. Uang untuk tahun depan tidak cocok diletakkan pada saham; uang untuk lima belas tahun lagi mungkin cocok.",
        "Menyebar dana ke beberapa jenis aset mengurangi akibat bila salah satunya turun. Penyebaran tidak menghapus risiko, hanya melunakkannya.",
      ),
    },
    {
      title: "Mengenal sukuk",
      type: "article",
      content: paragraphs(
        "Sukuk adalah surat berharga syariah yang mewakili bagian kepemilikan atas aset atau proyek. Pemegangnya menerima imbalan dari sewa atau hasil aset tersebut, bukan bunga atas pinjaman.",
        "Pemerintah menerbitkan sukuk ritel yang dapat dibeli perorangan mulai dari nominal yang terjangkau dalam masa penawaran tertentu. Baca memorandum informasinya: jangka waktu, imbalan, dan apakah dapat dijual kembali sebelum jatuh tempo.",
      ),
    },
    {
      title: "Saham dan reksa dana syariah",
      type: "article",
      content: paragraphs(
        "Membeli saham berarti ikut memiliki perusahaan. Regulator menerbitkan daftar efek syariah secara berkala: kegiatan usahanya tidak boleh bertentangan dengan syariah, dan ada batas bagi utang berbasis bunga serta pendapatan tidak halal.",
        "Reksa dana syariah menghimpun dana banyak orang dan dikelola manajer investasi di bawah pengawasan dewan pengawas syariah. Cocok bagi yang belum sempat memilih saham sendiri.",
        "Perhatikan biaya pembelian, pengelolaan, dan pencairan. Biaya kecil yang berulang dapat memakan hasil dalam jangka panjang.",
      ),
    },
    {
      title: "Ciri-ciri penawaran bodong",
      type: "video",
      content:
        paragraphs("Video ini membedah tiga penawaran palsu. Waspadai tanda-tanda berikut.") +
        bullets(
          "Keuntungan tetap dan tinggi, <strong>dijamin tanpa risiko</strong>",
          "Bonus utama dari mengajak anggota baru",
          "Izin tidak dapat diperiksa di situs regulator",
          "Mendesak agar segera mentransfer",
        ),
    },
    {
      title: "Kuis: sebelum menanam",
      type: "quiz",
      ...quiz(
        "Tiga pertanyaan untuk menguji kesiapanmu.",
        {
          ask: "Yang diselesaikan sebelum mulai berinvestasi adalah…",
          options: ["dana darurat", "membeli gawai baru", "mencari bonus anggota"],
          answer: 0,
        },
        {
          ask: "Imbalan sukuk berasal dari…",
          options: ["bunga pinjaman", "hasil atau sewa aset", "iuran anggota baru"],
          answer: 1,
        },
        {
          ask: "Janji untung tetap 10 persen sebulan tanpa risiko sebaiknya…",
          options: ["segera diikuti", "dicoba sedikit", "dihindari"],
          answer: 2,
        },
      ),
    },
  ],
};
