import type { ArticleCategory } from "../../contract/src/index.ts";
import { paragraphs } from "./markup.ts";

export interface DemoArticle {
  title: string;
  category: ArticleCategory;
  summary: string;
  description: string;
  picture: string | null;
  writer: string;
  /** Days since its publication; negative: scheduled. Null: sent in by the demo's member, and waiting. */
  daysAgo: number | null;
  /** The campaign that the card at its end leads to. */
  campaign?: string;
  /** For how many more days it is on the home page. */
  stripDays?: number;
}

export const articles: DemoArticle[] = [
  {
    title: "Jadwal sekretariat selama Desember",
    category: "announcement",
    summary: "Sekretariat buka Senin sampai Jumat, pukul 08.00 sampai 14.00.",
    description: paragraphs(
      "Selama Desember sekretariat buka Senin sampai Jumat, pukul 08.00 sampai 14.00. Sabtu dan Ahad tutup.",
      "Donasi dan pesanan tetap berjalan seperti biasa. Pesan lewat WhatsApp dijawab paling lambat hari kerja berikutnya.",
    ),
    picture: null,
    writer: "",
    daysAgo: 24,
    stripDays: 30,
  },
  {
    title: "Air sudah mengalir di Dusun Karangkering",
    category: "activity",
    summary: "Sumur bor selesai dalam sebelas hari. Enam puluh dua keluarga tidak lagi berjalan ke sungai.",
    description: `${paragraphs(
      "Pukul tujuh pagi, ember pertama terisi. Bu Enok, yang rumahnya paling jauh dari sungai, menjadi orang pertama yang menyalakan keran.",
    )}<img src="/media/u-sumur/960.jpg" alt="Warga mengisi ember di keran sumur yang baru" width="960" height="540" />${paragraphs(
      "Sumur sedalam 74 meter ini dikerjakan warga bersama juru bor dari Lembang, sebelas hari lamanya. Airnya sudah diperiksa puskesmas dan layak diminum setelah dimasak.",
    )}<h2>Apa berikutnya</h2>${paragraphs(
      "Warga membentuk lima orang perawat sumur. Iuran Rp. 5.000 sebulan disimpan untuk listrik dan suku cadang pompa.",
    )}`,
    picture: "c-sumur",
    writer: "",
    daysAgo: 13,
    campaign: "sumur-air-bersih-dusun-karangkering",
  },
  {
    title: "Tiga pertanyaan sebelum menandatangani akad modal",
    category: "article",
    summary:
      "Sebelum menerima modal dari siapa pun, pastikan tiga hal ini tertulis dan dipahami kedua pihak.",
    description: `${paragraphs(
      "Sebelum menerima modal dari siapa pun, duduklah sebentar bersama calon mitra dan jawab tiga pertanyaan ini. Bila salah satunya belum jelas, lebih baik menunda tanda tangan.",
    )}<h2>1. Siapa menanggung rugi?</h2><p>Dalam <em>mudharabah</em>, rugi usaha ditanggung pemilik modal selama pengelola tidak lalai. Bila kontrak meminta modal kembali utuh apa pun yang terjadi, itu utang, bukan bagi hasil.</p><blockquote><p>Keuntungan datang bersama kesediaan menanggung risikonya.</p></blockquote><h2>2. Dari mana bagian dihitung?</h2><ul><li><p>Dari laba bersih atau dari penjualan?</p></li><li><p>Berapa bulan sekali, dan siapa yang menghitung?</p></li><li><p>Bagaimana bila bukunya belum rapi?</p></li></ul><h2>3. Kapan kerja sama berakhir?</h2>${paragraphs(
      "Tulis tanggalnya, cara berpisah, dan siapa yang memegang barang tersisa. Perpisahan yang jelas menjaga persaudaraan.",
    )}`,
    picture: "k-muamalah",
    writer: "Hamdan Contoh",
    daysAgo: 2,
  },
  {
    title: "Memisahkan uang dapur dan uang dagang",
    category: "article",
    summary: "Dua dompet, satu buku kecil: cara saya tahu warung ini untung atau tidak.",
    description: paragraphs(
      "Dulu uang warung dan uang belanja ada di satu kaleng. Setiap Jumat saya bingung: mengapa dagangan habis, tetapi uangnya tidak ada?",
      "Sekarang ada dua dompet. Setiap malam saya ambil gaji untuk diri sendiri, Rp. 40.000, dan menuliskannya. Sisanya tinggal di dompet dagang untuk belanja besok.",
      "Sesudah tiga bulan saya tahu: yang untung bukan gorengan, melainkan kopi.",
    ),
    picture: "k-keuangan",
    writer: "",
    daysAgo: null,
  },
  {
    title: "Dari warung ke merek: cerita tiga anggota",
    category: "article",
    summary: "Sambal, kopi, dan mukena: tiga anggota menceritakan langkah pertama mereka.",
    description: paragraphs(
      "Tidak ada yang mulai dengan logo. Bu Nadia mulai dengan sambal untuk tetangga, Pak Rahmat dengan kopi dari kebun ayahnya, dan Salma dengan satu mesin jahit.",
      "Yang sama dari ketiganya: mereka mencatat setiap penjualan sejak hari pertama, dan bertanya kepada pembeli yang tidak kembali.",
    ),
    picture: "k-umkm",
    writer: "Salma Contoh",
    daysAgo: -3,
  },
];
