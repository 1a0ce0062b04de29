export interface Slide {
  heading: string;
  lines: string[];
}

/** The slides of the demo's videos by file name. They have no sound: every word is on the slides. */
export const videos: Record<string, Slide[]> = {
  "apa-itu-muamalah.mp4": [
    { heading: "Apa itu muamalah?", lines: ["Fiqih Muamalah untuk Pemula", "Materi pertama"] },
    {
      heading: "Hubungan antarmanusia",
      lines: ["Ibadah mengatur hubungan dengan Allah.", "Muamalah mengatur urusan kita dengan sesama."],
    },
    {
      heading: "Setiap hari kita bermuamalah",
      lines: ["Belanja di pasar.", "Menyewa rumah.", "Meminjam dan membayar utang."],
    },
    {
      heading: "Kaidah dasarnya",
      lines: ["Pada dasarnya segala bentuk muamalah boleh,", "kecuali ada dalil yang melarangnya."],
    },
    { heading: "Selanjutnya", lines: ["Rukun dan syarat akad:", "apa yang membuat sebuah kesepakatan sah."] },
  ],
  "cahaya-jendela.mp4": [
    { heading: "Cahaya jendela", lines: ["Foto Produk Cukup Pakai HP"] },
    {
      heading: "Meja di samping jendela",
      lines: ["Tidak terkena matahari langsung.", "Lampu ruangan dimatikan."],
    },
    {
      heading: "Pukul tujuh",
      lines: ["Cahaya datang rendah dari samping.", "Bayangannya panjang dan lembut."],
    },
    {
      heading: "Pukul dua belas",
      lines: ["Cahaya keras dari atas.", "Pasang tirai tipis sebagai penyaring."],
    },
    { heading: "Pukul empat", lines: ["Warnanya hangat.", "Cocok untuk makanan dan kerajinan."] },
  ],
};
