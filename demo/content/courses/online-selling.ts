import { bullets, heading, paragraphs, quiz } from "../markup.ts";
import type { CourseDraft } from "../types.ts";

export const onlineSelling: CourseDraft = {
  slug: "jualan-daring-yang-amanah",
  title: "Jualan Daring yang Amanah",
  picture: "k-daring",
  description:
    paragraphs(
      "Berjualan lewat internet memudahkan, tetapi pembeli tidak bisa memegang barangnya. Karena itu <strong>kejujuran harus terlihat</strong> dari keterangan, foto, dan cara kita menepati janji.",
      "Kelas ini membahas penulisan keterangan produk, pengemasan, layanan pesan, dan sisi fikih dari prapesan serta dropship.",
    ) +
    heading("Setelah kelas ini kamu bisa") +
    bullets(
      "Menulis keterangan produk yang jelas",
      "Mengemas barang sampai selamat",
      "Membedakan salam, istishna, dan perantara",
    ),
  price: 175_000,
  isFeatured: false,
  createdDaysAgo: 71,
  studentCount: 33,
  materials: [
    {
      title: "Keterangan yang tidak menyesatkan",
      type: "article",
      content: paragraphs(
        "Keterangan yang baik menjawab lima pertanyaan: apa barangnya, dari bahan apa, berapa ukurannya, bagaimana merawatnya, dan apa kekurangannya. Ya, kekurangannya juga.",
        "Nabi melarang menyembunyikan cacat barang dagangan. Menuliskan <em>jahitan dalam tidak diobras</em> mungkin mengurangi satu pembeli, tetapi mencegah tiga keluhan.",
        "Hindari kata paling, nomor satu, dan dijamin sembuh bila tidak dapat dibuktikan.",
      ),
    },
    {
      title: "Prapesan: salam dan istishna",
      type: "video",
      content: paragraphs(
        "Pada akad <strong>salam</strong>, pembeli membayar penuh di muka untuk barang yang sifat, jumlah, dan waktu penyerahannya jelas. Pada <strong>istishna</strong>, barang dibuat menurut pesanan dan pembayarannya boleh bertahap.",
        "Video ini memakai contoh pesanan kue hari raya dan seragam pengajian.",
      ),
    },
    {
      title: "Dropship dan menjadi perantara",
      type: "article",
      content: paragraphs(
        "Menjual barang yang belum dimiliki dengan harga sendiri dipermasalahkan ulama. Ada jalan yang lebih aman: menjadi <strong>wakil penjual</strong> dengan upah yang disepakati, atau membeli dahulu lalu menjual.",
        "Sebagai wakil, kamu menyampaikan barang milik pemasok dan menerima komisi. Tuliskan kesepakatannya: berapa komisinya, siapa yang menanggung barang rusak, dan siapa yang menjawab keluhan.",
      ),
    },
    {
      title: "Mengemas dan mengirim",
      type: "video",
      content:
        paragraphs(
          "Peragaan mengemas botol kaca, makanan kering, dan pakaian. Uji kemasanmu dengan menjatuhkannya dari setinggi pinggang.",
        ) +
        bullets(
          "Isi ruang kosong supaya barang tidak bergeser",
          "Tempel alamat di dua sisi",
          "Kirim nomor resi pada hari yang sama",
        ),
    },
    {
      title: "Kuis penjual amanah",
      type: "quiz",
      ...quiz(
        "Pilih jawaban yang paling tepat.",
        {
          ask: "Akad dengan pembayaran penuh di muka untuk barang yang sifatnya jelas adalah…",
          options: ["salam", "ijarah", "wadiah"],
          answer: 0,
        },
        {
          ask: "Cacat kecil pada barang sebaiknya…",
          options: ["disembunyikan", "ditulis dalam keterangan", "ditutup dengan filter foto"],
          answer: 1,
        },
        { ask: "Wakil penjual menerima…", options: ["bunga", "komisi yang disepakati", "denda"], answer: 1 },
      ),
    },
  ],
};
