import { paragraphs, quiz, quote } from "../markup.ts";
import type { CourseDraft } from "../types.ts";

export const muamalah: CourseDraft = {
  slug: "fiqih-muamalah-untuk-pemula",
  title: "Fiqih Muamalah untuk Pemula",
  picture: "k-muamalah",
  description: paragraphs(
    "Jual beli, utang, sewa, dan kerja sama kita lakukan hampir setiap hari. Kelas ini memperkenalkan <strong>kaidah dasar muamalah</strong> dengan bahasa sehari-hari, supaya kamu tahu apa yang boleh, apa yang perlu dihindari, dan kapan harus bertanya kepada ahlinya.",
    "Kelas ini gratis dan cocok untuk siapa saja. Materinya pengantar; untuk kasus khusus, mintalah pendapat ustaz atau dewan pengawas syariah.",
  ),
  price: 0,
  isFeatured: true,
  createdDaysAgo: 12,
  studentCount: 128,
  materials: [
    {
      title: "Apa itu muamalah?",
      type: "video",
      video: "apa-itu-muamalah.mp4",
      content: paragraphs(
        "Video pembuka ini menjelaskan letak muamalah di antara ibadah dan akhlak, dengan contoh dari pasar dan rumah tangga.",
        "Simak terutama kaidah yang menjadi pegangan sepanjang kelas: <em>pada dasarnya segala bentuk muamalah boleh dilakukan, kecuali ada dalil yang melarangnya</em>.",
      ),
    },
    {
      title: "Rukun dan syarat akad",
      type: "article",
      content:
        paragraphs(
          "Akad adalah kesepakatan yang mengikat dua pihak. Menurut jumhur ulama, rukunnya mencakup pihak yang berakad, objek akad, dan ijab kabul. Bila salah satu tidak ada, akad tidak terjadi.",
          "Pihak yang berakad harus cakap: berakal, dapat membedakan yang baik dan buruk baginya, dan tidak dipaksa. Objeknya harus halal, dapat diserahkan, dan diketahui jelas jenis, jumlah, serta harganya.",
        ) +
        quote("Sesungguhnya jual beli itu hanya sah dengan saling rida. (HR. Ibnu Majah)") +
        paragraphs(
          "Kerelaan dapat terlihat dari ucapan, tulisan, atau kebiasaan. Mengambil barang dari rak dan membayar di kasir pun termasuk akad.",
        ),
    },
    {
      title: "Mengenal riba",
      type: "article",
      content: paragraphs(
        "Riba secara bahasa berarti tambahan. Dalam utang piutang, riba adalah <strong>tambahan yang disyaratkan</strong> atas pokok utang. Surah Al-Baqarah ayat 275 menegaskan bahwa Allah menghalalkan jual beli dan mengharamkan riba.",
        "Ulama juga membahas riba dalam pertukaran barang sejenis, misalnya emas dengan emas: takarannya harus sama dan diserahkan saat itu juga.",
        "Pengembalian yang lebih baik tanpa disyaratkan di awal tidak termasuk riba; Nabi mencontohkan melunasi utang dengan cara yang baik. Yang dilarang adalah ketika tambahan itu menjadi syarat.",
      ),
    },
    {
      title: "Gharar dan maysir",
      type: "article",
      content: paragraphs(
        "<strong>Gharar</strong> adalah ketidakjelasan yang dapat menimbulkan sengketa: menjual ikan yang masih di laut, atau barang yang sifatnya tidak diketahui. Ketidakjelasan kecil yang sulit dihindari masih dimaafkan, misalnya bagian dalam semangka.",
        "<strong>Maysir</strong> adalah untung-untungan, ketika keuntungan satu pihak semata-mata berasal dari kerugian pihak lain tanpa usaha atau pertukaran nilai. Undian berbayar adalah contohnya.",
        "Cara praktis menghindarinya: jelaskan barang, harga, waktu penyerahan, dan apa yang terjadi bila ada masalah, lalu tuliskan.",
      ),
    },
    {
      title: "Jual beli dan murabahah",
      type: "video",
      content: paragraphs(
        "Video ini memperlihatkan murabahah dengan contoh motor: penjual memberitahukan harga pokok dan keuntungannya, lalu pembeli menyepakati harga akhir yang tidak berubah.",
        "Perhatikan urutannya: barang harus dimiliki penjual lebih dahulu sebelum dijual kembali.",
      ),
    },
    {
      title: "Kerja sama: mudharabah dan musyarakah",
      type: "article",
      content: paragraphs(
        "Dalam <strong>mudharabah</strong>, satu pihak menyediakan modal dan pihak lain mengelola. Keuntungan dibagi menurut nisbah yang disepakati; kerugian modal ditanggung pemilik modal selama pengelola tidak lalai atau melanggar perjanjian.",
        "Dalam <strong>musyarakah</strong>, semua pihak ikut bermodal. Keuntungan dibagi sesuai kesepakatan, sedangkan kerugian dibagi menurut porsi modal masing-masing.",
        "Yang disepakati adalah persentase dari keuntungan, bukan angka tetap dari modal. Angka tetap mengubah kerja sama menjadi utang berbunga.",
      ),
    },
    {
      title: "Sewa dan upah: ijarah",
      type: "article",
      content: paragraphs(
        "Ijarah adalah akad atas manfaat: menyewa rumah, kendaraan, atau memakai jasa seseorang. Manfaat, waktu, dan upahnya harus jelas sejak awal.",
        "Barang sewaan tetap milik yang menyewakan, sehingga kerusakan yang bukan karena kelalaian penyewa menjadi tanggungannya. Upah pekerja hendaknya dibayar segera setelah pekerjaan selesai.",
      ),
    },
    {
      title: "Kuis: memeriksa pemahaman",
      type: "quiz",
      ...quiz(
        "Empat pertanyaan dari seluruh kelas. Boleh diulang sampai kamu yakin.",
        {
          ask: "Hukum asal muamalah adalah…",
          options: ["haram sampai ada dalil", "boleh sampai ada larangan", "makruh"],
          answer: 1,
        },
        {
          ask: "Kerugian modal dalam mudharabah, tanpa kelalaian pengelola, ditanggung oleh…",
          options: ["pengelola", "keduanya sama rata", "pemilik modal"],
          answer: 2,
        },
        {
          ask: "Menjual barang yang belum jelas ada atau tidaknya termasuk…",
          options: ["gharar", "murabahah", "ijarah"],
          answer: 0,
        },
        {
          ask: "Yang dibagi dalam musyarakah adalah…",
          options: ["persentase modal setiap bulan", "keuntungan menurut nisbah", "bunga pinjaman"],
          answer: 1,
        },
      ),
    },
  ],
};
