import { bullets, paragraphs, quiz, steps } from "../markup.ts";
import type { CourseDraft } from "../types.ts";

export const garden: CourseDraft = {
  slug: "berkebun-sayur-di-lahan-sempit",
  title: "Berkebun Sayur di Lahan Sempit",
  picture: "k-kebun",
  description: paragraphs(
    "Teras dua meter pun bisa menghasilkan kangkung, cabai, dan seledri. Kelas ini memandu keluarga kota <strong>menanam dari bekas kaleng dan botol</strong>, membuat kompos, dan memanen sedikit-sedikit setiap hari.",
    "Hasilnya mungkin belum menggantikan pasar, tetapi cukup untuk menghemat belanja dapur dan berbagi dengan tetangga.",
  ),
  price: 0,
  isFeatured: false,
  createdDaysAgo: 57,
  studentCount: 41,
  materials: [
    {
      title: "Mengenal cahaya di rumahmu",
      type: "video",
      content: paragraphs(
        "Amati terasmu pukul delapan, dua belas, dan empat. Sayur daun perlu sinar matahari sekitar empat jam; cabai dan tomat perlu enam jam atau lebih.",
        "Video ini menunjukkan cara menyusun pot bertingkat supaya semuanya kebagian cahaya.",
      ),
    },
    {
      title: "Media tanam dan pot bekas",
      type: "article",
      content:
        paragraphs(
          "Campuran yang mudah: dua bagian tanah, satu bagian kompos, dan satu bagian sekam. Media harus gembur agar akar bernapas.",
        ) +
        steps(
          "Cuci kaleng atau botol, lubangi dasarnya empat sampai enam titik.",
          "Isi media sampai dua jari dari bibir pot.",
          "Siram sampai air keluar dari bawah, lalu diamkan semalam sebelum ditanami.",
        ) +
        paragraphs("Hindari wadah bekas cat atau bahan kimia untuk tanaman pangan."),
    },
    {
      title: "Kompos dari dapur",
      type: "article",
      content:
        paragraphs(
          "Kompos yang baik berasal dari campuran bahan hijau yang basah dan bahan cokelat yang kering. Gunakan kira-kira satu bagian hijau dan dua bagian cokelat menurut takaran.",
          "Aduk sekali sepekan. Bila berbau busuk, tambah bahan kering; bila tidak menghangat, tambah bahan hijau dan sedikit air. Kompos siap dalam enam sampai sepuluh pekan.",
        ) +
        bullets(
          "Hijau: kulit buah, sisa sayur, ampas kopi",
          "Cokelat: daun kering, serbuk gergaji, sobekan kardus",
          "Jangan: daging, minyak, dan tulang",
        ),
    },
    {
      title: "Kuis pekebun",
      type: "quiz",
      ...quiz(
        "Tiga pertanyaan sebelum menyemai.",
        {
          ask: "Cabai memerlukan sinar matahari sekitar…",
          options: ["satu jam", "enam jam atau lebih", "tidak perlu"],
          answer: 1,
        },
        { ask: "Kompos berbau busuk. Tambahkan…", options: ["bahan kering", "air", "minyak"], answer: 0 },
        {
          ask: "Wadah yang sebaiknya dihindari adalah…",
          options: ["kaleng biskuit", "botol air", "kaleng bekas cat"],
          answer: 2,
        },
      ),
    },
  ],
};
