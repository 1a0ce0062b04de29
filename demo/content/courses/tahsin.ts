import { bullets, paragraphs, quiz, quote } from "../markup.ts";
import type { CourseDraft } from "../types.ts";

export const tahsin: CourseDraft = {
  slug: "tahsin-al-quran-dasar",
  title: "Tahsin Al-Qur'an Dasar",
  picture: "k-tahsin",
  description: paragraphs(
    "Perbaiki bacaanmu dari hal yang paling sering keliru: <strong>tempat keluarnya huruf, panjang pendek, dan hukum nun mati</strong>. Kelas disusun untuk orang dewasa yang sudah bisa membaca tetapi belum yakin.",
    "Materi daring tidak menggantikan guru. Setorkan bacaanmu kepada guru mengaji terdekat setiap selesai satu materi.",
  ),
  price: 100_000,
  isFeatured: false,
  createdDaysAgo: 64,
  studentCount: 53,
  materials: [
    {
      title: "Tempat keluarnya huruf",
      type: "video",
      content:
        paragraphs(
          "Makhraj adalah tempat keluarnya huruf. Ulama mengelompokkannya ke dalam lima tempat utama; video ini memperlihatkan masing-masing dengan contoh.",
        ) +
        bullets(
          "Rongga mulut dan tenggorokan (al-jauf)",
          "Tenggorokan (al-halq)",
          "Lidah (al-lisan)",
          "Dua bibir (asy-syafatain)",
          "Rongga hidung (al-khaisyum)",
        ),
    },
    {
      title: "Hukum nun mati dan tanwin",
      type: "article",
      content:
        paragraphs("Ketika nun mati atau tanwin bertemu huruf hijaiah, ada empat cara membacanya.") +
        bullets(
          "<strong>Izhar</strong>, dibaca jelas, bila bertemu enam huruf tenggorokan.",
          "<strong>Idgham</strong>, dilebur, bila bertemu ya, nun, mim, wau, lam, atau ra. Empat yang pertama dengan dengung, dua yang terakhir tanpa dengung.",
          "<strong>Iqlab</strong>, diganti menjadi mim, bila bertemu ba.",
          "<strong>Ikhfa</strong>, disamarkan dengan dengung, bila bertemu lima belas huruf sisanya.",
        ) +
        paragraphs(
          "Latihan: buka satu halaman, lalu tandai sepuluh nun mati dan sebutkan hukumnya sebelum membaca.",
        ),
    },
    {
      title: "Mad: panjang dan pendek",
      type: "article",
      content:
        paragraphs(
          "Mad thabi'i adalah bacaan panjang dasar, yaitu <strong>dua harakat</strong>. Terjadi ketika alif didahului fathah, ya mati didahului kasrah, atau wau mati didahului damah.",
          "Mad dapat lebih panjang bila bertemu hamzah atau sukun. Mad wajib muttasil, misalnya, dibaca empat atau lima harakat ketika huruf mad dan hamzah berada dalam satu kata.",
        ) +
        quote("Bacalah Al-Qur'an dengan tartil. (Makna Surah Al-Muzzammil ayat 4)") +
        paragraphs(
          "Kuncinya konsisten: bila memilih empat harakat, pakailah empat dari awal sampai akhir bacaan.",
        ),
    },
    {
      title: "Kuis tajwid",
      type: "quiz",
      ...quiz(
        "Pilih satu jawaban.",
        { ask: "Nun mati bertemu ba dibaca…", options: ["izhar", "iqlab", "ikhfa"], answer: 1 },
        {
          ask: "Panjang mad thabi'i adalah…",
          options: ["dua harakat", "empat harakat", "enam harakat"],
          answer: 0,
        },
        { ask: "Jumlah huruf izhar halqi adalah…", options: ["empat", "enam", "lima belas"], answer: 1 },
      ),
    },
  ],
};
