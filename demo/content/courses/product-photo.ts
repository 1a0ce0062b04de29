import { bullets, paragraphs, quiz, steps } from "../markup.ts";
import type { CourseDraft } from "../types.ts";

export const productPhoto: CourseDraft = {
  slug: "foto-produk-cukup-pakai-hp",
  title: "Foto Produk Cukup Pakai HP",
  picture: "k-foto",
  description: paragraphs(
    "Foto yang jujur dan terang membuat pembeli percaya. Dengan ponsel, jendela, dan selembar karton putih, kamu sudah bisa membuat <strong>foto produk yang layak tampil</strong> di Sinergy dan media sosial.",
    "Kelas gratis ini singkat, penuh contoh sebelum dan sesudah, dan bisa diselesaikan dalam satu sore.",
  ),
  price: 0,
  isFeatured: false,
  createdDaysAgo: 36,
  studentCount: 94,
  materials: [
    {
      title: "Cahaya jendela",
      type: "video",
      video: "cahaya-jendela.mp4",
      content: paragraphs(
        "Letakkan meja di samping jendela yang tidak terkena matahari langsung. Matikan lampu ruangan supaya warnanya tidak bercampur.",
        "Video ini memperlihatkan produk yang sama pada pukul tujuh, dua belas, dan empat sore. Perhatikan arah dan kerasnya bayangan.",
      ),
    },
    {
      title: "Studio mini dari karton",
      type: "article",
      content:
        paragraphs("Latar polos membuat mata langsung menuju produk. Buat sendiri dalam sepuluh menit.") +
        steps(
          "Tempelkan karton putih besar di dinding dan biarkan ujungnya melengkung di atas meja.",
          "Letakkan produk sejengkal dari lengkungan.",
          "Pegang karton kedua di sisi yang gelap untuk memantulkan cahaya.",
        ) +
        paragraphs("Lap produk sebelum dipotret. Sidik jari dan debu terlihat jauh lebih jelas di foto."),
    },
    {
      title: "Sudut dan komposisi",
      type: "article",
      content: paragraphs(
        "Ambil setidaknya empat foto: tampak depan, sedikit dari atas, detail bahan, dan produk saat dipakai. Foto utama sebaiknya hanya berisi produk.",
        "Nyalakan garis bantu di kamera. Sejajarkan tepi botol atau kotak dengan garis tegak supaya tidak tampak miring, dan sisakan ruang kosong di sekelilingnya.",
        "Mundurlah lalu gunakan pembesaran dua kali. Memotret terlalu dekat membuat bentuk produk tampak melengkung.",
      ),
    },
    {
      title: "Mengedit tanpa membohongi",
      type: "video",
      content:
        paragraphs(
          "Video ini mengatur kecerahan, suhu warna, dan potongan gambar dengan aplikasi bawaan ponsel.",
        ) +
        bullets(
          "Boleh: mencerahkan, meluruskan, membersihkan debu latar",
          "Jangan: mengubah warna asli, menutupi cacat, memakai foto milik orang lain",
        ),
    },
    {
      title: "Kuis singkat",
      type: "quiz",
      ...quiz(
        "Pilih jawaban yang paling tepat.",
        {
          ask: "Sumber cahaya terbaik untuk pemula adalah…",
          options: ["lampu kilat ponsel", "jendela tanpa matahari langsung", "lampu neon"],
          answer: 1,
        },
        {
          ask: "Mengubah warna produk agar lebih menarik…",
          options: ["boleh saja", "menyesatkan pembeli", "wajib"],
          answer: 1,
        },
      ),
    },
  ],
};
