import { bullets, heading, paragraphs, quiz, steps } from "../markup.ts";
import type { CourseDraft } from "../types.ts";

export const exporting: CourseDraft = {
  slug: "ekspor-produk-halal-untuk-umkm",
  title: "Ekspor Produk Halal untuk UMKM",
  picture: "k-ekspor",
  description:
    paragraphs(
      "Pasar produk halal dunia terus tumbuh, dan UMKM Indonesia punya banyak yang dicari: rempah, kopi, makanan ringan, dan busana. Kelas ini menuntunmu dari <strong>riset pasar sampai pengiriman pertama</strong>.",
      "Fokusnya pada langkah yang realistis bagi usaha kecil, termasuk menjual bersama lewat agregator.",
    ) +
    heading("Isi kelas") +
    bullets(
      "Memilih negara tujuan",
      "Dokumen dan izin dasar",
      "Menghitung harga ekspor",
      "Cara pembayaran yang aman",
    ),
  price: 350_000,
  isFeatured: false,
  createdDaysAgo: 44,
  studentCount: 22,
  materials: [
    {
      title: "Apakah produkku siap ekspor?",
      type: "article",
      content:
        paragraphs(
          "Pembeli luar negeri menanyakan tiga hal: mutu yang tetap, jumlah yang cukup, dan kemampuan mengirim tepat waktu. Jawab dengan jujur sebelum mencari pembeli.",
        ) +
        steps(
          "Hitung kapasitas produksi nyata dalam sebulan.",
          "Simpan contoh dari tiga produksi terakhir dan bandingkan mutunya.",
          "Pastikan masa simpan cukup untuk perjalanan laut, sering kali lebih dari satu bulan.",
        ) +
        paragraphs(
          "Bila kapasitas masih kecil, bergabung dengan koperasi atau agregator adalah jalan yang wajar.",
        ),
    },
    {
      title: "Memilih negara tujuan",
      type: "video",
      content: paragraphs(
        "Video ini membandingkan tiga pasar dari sisi selera, ongkos kirim, bea masuk, dan aturan label.",
        "Mulailah dari satu negara. Menguasai aturan satu negara lebih berguna daripada mengetahui sedikit tentang sepuluh negara.",
      ),
    },
    {
      title: "Dokumen yang biasa diminta",
      type: "article",
      content:
        paragraphs(
          "Jenis dokumen berbeda menurut produk dan negara, tetapi daftar ini hampir selalu muncul.",
        ) +
        bullets(
          "Nomor induk berusaha",
          "Faktur dan daftar kemasan",
          "Dokumen pengangkutan laut atau udara",
          "Pemberitahuan ekspor barang",
          "Surat keterangan asal, untuk mendapat keringanan bea",
          "Sertifikat halal dan sertifikat kesehatan untuk pangan",
        ) +
        paragraphs(
          "Periksa apakah sertifikat halalmu diakui di negara tujuan. Pengakuan antarnegara tidak berlaku otomatis.",
        ),
    },
    {
      title: "Harga dan syarat penyerahan",
      type: "article",
      content: paragraphs(
        "Harga ekspor selalu menyebut syarat penyerahan. Pada <strong>FOB</strong>, penjual menanggung biaya dan risiko sampai barang dimuat di kapal. Pada <strong>CIF</strong>, penjual juga membayar ongkos laut dan asuransi sampai pelabuhan tujuan, meskipun risikonya sudah berpindah saat barang dimuat.",
        "Hitung dari harga pokok, kemasan ekspor, angkutan ke pelabuhan, biaya dokumen, dan keuntungan. Cantumkan masa berlaku penawaran karena kurs berubah.",
        "Untuk pengiriman pertama, uang muka atau <em>letter of credit</em> berbasis syariah lebih aman daripada pembayaran belakangan.",
      ),
    },
    {
      title: "Kuis: pengiriman pertama",
      type: "quiz",
      ...quiz(
        "Uji pemahamanmu.",
        {
          ask: "Pada FOB, ongkos kapal ditanggung…",
          options: ["penjual", "pembeli", "pelabuhan"],
          answer: 1,
        },
        {
          ask: "Surat keterangan asal berguna untuk…",
          options: ["keringanan bea masuk", "promosi", "asuransi jiwa"],
          answer: 0,
        },
        {
          ask: "Kapasitas masih kecil? Pilihan yang wajar adalah…",
          options: ["berbohong tentang kapasitas", "bergabung dengan agregator", "menolak semua pesanan"],
          answer: 1,
        },
      ),
    },
  ],
};
