import { bullets, heading, paragraphs, quote } from "../markup.ts";
import type { CampaignDraft } from "../types.ts";

const mosque: CampaignDraft = {
  slug: "bangun-masjid-al-barakah-desa-sukamaju",
  organiser: "Panitia Masjid Al-Barakah",
  place: "Desa Sukamaju, Kabupaten Bandung",
  title: "Bangun Masjid Al-Barakah untuk Warga Desa Sukamaju",
  category: "pembangunan",
  picture: "c-masjid",
  description:
    paragraphs(
      "Selama delapan tahun, warga Desa Sukamaju menunaikan salat berjamaah di balai desa yang sempit dan <strong>bocor ketika hujan</strong>. Anak-anak mengaji bergantian di teras rumah warga.",
      "Bersama warga, kami menyiapkan lahan wakaf seluas <strong>420 m²</strong> dan memulai pembangunan masjid yang juga menjadi ruang belajar, posko zakat, dan tempat singgah musafir. Masjid dirancang untuk 300 jemaah, dengan atap tumpang yang sejuk dan hemat listrik.",
    ) +
    heading("Rencana penggunaan dana") +
    bullets(
      "Struktur, dinding, dan lantai: Rp. 120.000.000",
      "Atap dan talang air hujan: Rp. 65.000.000",
      "Tempat wudu dan sanitasi ramah lansia: Rp. 40.000.000",
      "Instalasi listrik dan tata suara: Rp. 25.000.000",
    ) +
    quote(
      "Barang siapa membangun masjid karena Allah, Allah bangunkan baginya rumah di surga. (HR. Bukhari dan Muslim)",
    ) +
    paragraphs(
      "Laporan belanja bahan dan foto kemajuan kami unggah di tab <em>Kabar Terbaru</em>. Bila dana melampaui target, kelebihannya dipakai untuk rak mushaf dan karpet.",
    ),
  target: 250_000_000,
  deadlineInDays: 45,
  isFeatured: true,
  createdDaysAgo: 74,
  updates: [
    {
      title: "Atap utama mulai dipasang",
      description: paragraphs(
        "Alhamdulillah, rangka atap tumpang tiga susun selesai dirakit. Pekan ini tukang mulai memasang genteng dan talang air.",
        "Terima kasih kepada semua donatur yang telah membantu. Sisa pekerjaan terbesar adalah menara dan tempat wudu; keduanya menunggu dana tahap berikutnya. Warga bergiliran menyediakan makan siang untuk para tukang, sehingga seluruh donasi dapat dipakai untuk bahan bangunan.",
      ),
      picture: { key: "u-masjid", alt: "Atap tumpang tiga masjid, dengan perancah di menaranya" },
      daysAgo: 7,
    },
    {
      title: "Pengecoran lantai selesai",
      description: paragraphs(
        "Pengecoran lantai ruang utama selesai dikerjakan secara gotong royong oleh 64 warga dalam dua hari.",
      ),
      daysAgo: 27,
    },
    {
      title: "Bahan untuk dinding sudah tiba",
      description:
        paragraphs("Belanja tahap kedua sudah kami terima di lokasi:") +
        bullets("9.000 bata merah", "120 sak semen", "Besi tulangan untuk delapan kolom utama") +
        paragraphs("Semua nota disimpan panitia dan dapat dilihat di sekretariat."),
      daysAgo: 46,
    },
    {
      title: "Peletakan batu pertama",
      description: paragraphs(
        "Pagi ini warga berkumpul di lahan wakaf untuk doa bersama dan peletakan batu pertama.",
      ),
      daysAgo: 70,
    },
  ],
  donorCount: 60,
  collected: 187_450_000,
};

const bridge: CampaignDraft = {
  slug: "jembatan-gantung-dusun-lembahsari",
  place: "Dusun Lembahsari, Bandung Barat",
  title: "Jembatan Gantung Penghubung Sekolah Dusun Lembahsari",
  category: "pembangunan",
  picture: "c-jembatan",
  description:
    paragraphs(
      "Setiap pagi <strong>47 anak</strong> Dusun Lembahsari menyeberangi sungai dengan rakit bambu untuk sampai ke sekolah. Saat hujan deras air naik cepat dan mereka terpaksa tinggal di rumah, kadang sampai sepekan.",
      "Kami ingin membangun jembatan gantung sepanjang 42 meter dengan lantai kayu keras dan jaring pengaman di kedua sisi. Jembatan juga memangkas waktu tempuh ke puskesmas dari dua jam menjadi dua puluh menit.",
    ) +
    heading("Tahapan pekerjaan") +
    bullets(
      "Survei tanah dan gambar teknik (selesai)",
      "Fondasi dan menara di kedua tepi",
      "Kabel baja, lantai, dan jaring pengaman",
      "Uji beban bersama dinas setempat, lalu serah terima kepada desa",
    ),
  target: 175_000_000,
  deadlineInDays: 88,
  isFeatured: false,
  createdDaysAgo: 33,
  updates: [
    {
      title: "Gambar teknik disetujui",
      description: paragraphs(
        "Gambar teknik jembatan sudah diperiksa dan disetujui. Fondasi digeser empat meter ke hulu karena tanahnya lebih padat.",
      ),
      daysAgo: 12,
    },
    {
      title: "Survei sungai di musim hujan",
      description: paragraphs(
        "Relawan mencatat tinggi air selama sepuluh hari. Lantai jembatan akan dipasang <strong>dua meter</strong> di atas batas banjir tertinggi yang diingat warga.",
      ),
      daysAgo: 25,
    },
  ],
  donorCount: 38,
  collected: 39_600_000,
};

const well: CampaignDraft = {
  slug: "sumur-air-bersih-dusun-karangkering",
  organiser: "Relawan Air Karangkering",
  place: "Dusun Karangkering, Bandung Barat",
  title: "Sumur Air Bersih untuk Dusun Karangkering",
  category: "sosial",
  picture: "c-sumur",
  description:
    paragraphs(
      "Pada puncak kemarau, warga Dusun Karangkering berjalan <strong>tiga kilometer</strong> untuk mengambil air. Sebagian membeli air tangki yang menghabiskan hampir sepertiga penghasilan harian.",
      "Dana yang terkumpul dipakai untuk satu sumur bor sedalam 80 meter, pompa, menara air, dan pipa ke enam titik keran. Sebanyak <strong>112 keluarga</strong> akan menerima manfaatnya.",
    ) +
    heading("Siapa yang merawat?") +
    paragraphs(
      "Warga membentuk kelompok pengelola air. Iuran bulanan yang ringan disimpan untuk listrik pompa dan perbaikan, sehingga sumur tetap berfungsi setelah program selesai.",
    ) +
    quote("Sedekah yang mengalir adalah sedekah yang manfaatnya terus dirasakan."),
  target: 85_000_000,
  deadlineInDays: 21,
  isFeatured: true,
  createdDaysAgo: 52,
  updates: [
    {
      title: "Titik bor ditemukan",
      description: paragraphs(
        "Hasil uji geolistrik menunjukkan lapisan air di kedalaman sekitar 70 meter. Pengeboran dijadwalkan setelah jalan ke lokasi kering.",
      ),
      picture: { key: "u-sumur", alt: "Air pertama keluar dari pompa tangan" },
      daysAgo: 5,
    },
    {
      title: "Kelompok pengelola air terbentuk",
      description: paragraphs("Tujuh warga dipilih lewat musyawarah, tiga di antaranya ibu rumah tangga."),
      daysAgo: 30,
    },
  ],
  donorCount: 46,
  collected: 61_200_000,
};

const solar: CampaignDraft = {
  slug: "lampu-tenaga-surya-pulau-terang",
  place: "Pulau Terang",
  title: "Lampu Tenaga Surya untuk Anak-Anak Pulau Terang",
  category: "lainnya",
  picture: "c-surya",
  description:
    paragraphs(
      "Di Pulau Terang listrik dari generator hanya menyala <em>tiga jam</em> setiap malam. Setelah itu anak-anak belajar dengan pelita minyak yang asapnya perih di mata.",
      "Satu paket lampu tenaga surya berisi panel 20 watt, baterai, dan tiga lampu. Cukup untuk belajar, memasak, dan mengisi ponsel. Kami menargetkan <strong>60 rumah</strong> dan satu musala.",
    ) +
    bullets(
      "Satu paket rumah: Rp. 850.000",
      "Pelatihan dua teknisi warga: Rp. 4.000.000",
      "Pengiriman dengan perahu: Rp. 5.000.000",
    ),
  target: 60_000_000,
  deadlineInDays: 34,
  isFeatured: false,
  createdDaysAgo: 26,
  updates: [
    {
      title: "Dua belas rumah pertama menyala",
      description: paragraphs(
        "Paket tahap pertama sudah terpasang di dua belas rumah. Dua pemuda pulau belajar memasang dan memeriksa baterai sendiri.",
      ),
      daysAgo: 4,
    },
  ],
  donorCount: 31,
  collected: 22_375_000,
};

export const buildingCampaigns: CampaignDraft[] = [mosque, bridge, well, solar];
