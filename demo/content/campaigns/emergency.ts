import { bullets, heading, paragraphs } from "../markup.ts";
import type { CampaignDraft } from "../types.ts";

const flood: CampaignDraft = {
  slug: "tanggap-darurat-banjir-bandang",
  place: "Kabupaten Bandung",
  title: "Tanggap Darurat Banjir Bandang",
  category: "bencana",
  picture: "c-banjir",
  description:
    paragraphs(
      "Banjir bandang menerjang tiga desa di lembah Sungai Cilembah pada malam hari. <strong>640 warga</strong> mengungsi di dua gedung sekolah, dan akses jalan baru terbuka untuk perahu dan kendaraan tinggi.",
      "Relawan komunitas sudah berada di lokasi sejak hari pertama. Kebutuhan paling mendesak berubah setiap hari, karena itu daftar di bawah ini kami perbarui.",
    ) +
    heading("Kebutuhan saat ini") +
    bullets(
      "Makanan siap saji dan air minum untuk sepekan",
      "Selimut, tikar, dan pakaian kering",
      "Popok, pembalut, dan susu untuk balita",
      "Obat luka ringan dan kapur pembersih sumur",
    ) +
    paragraphs("Setelah masa darurat, sisa dana dialihkan untuk membersihkan rumah dan sumur warga."),
  target: 120_000_000,
  deadlineInDays: 6,
  isFeatured: true,
  createdDaysAgo: 8,
  updates: [
    {
      title: "Dapur umum melayani 1.300 porsi sehari",
      description: paragraphs(
        "Dua dapur umum sudah berjalan dengan dua puluh relawan. Sarapan dibagikan pukul enam, makan malam sebelum magrib.",
        "Air bersih masih dikirim dengan tangki. Satu mesin penjernih air sedang dalam perjalanan.",
      ),
      picture: { key: "u-dapur-umum", alt: "Panci besar di tungku dapur umum" },
      daysAgo: 1,
    },
    {
      title: "Perahu pertama tiba di Desa Muaralembah",
      description: paragraphs(
        "Bantuan berupa selimut, air minum, dan obat ringan sampai di desa yang sempat terputus. Tidak ada warga yang belum terdata.",
      ),
      daysAgo: 4,
    },
    {
      title: "Tim pertama berangkat",
      description: paragraphs(
        "Delapan relawan berangkat membawa dua perahu karet dan bahan pangan untuk tiga hari.",
      ),
      daysAgo: 7,
    },
  ],
  donorCount: 54,
  collected: 44_900_000,
};

const shelter: CampaignDraft = {
  slug: "hunian-sementara-penyintas-gempa",
  place: "Kabupaten Cianjur",
  title: "Hunian Sementara untuk Penyintas Gempa",
  category: "kemanusiaan",
  picture: "c-hunian",
  description:
    paragraphs(
      "Dua bulan setelah gempa, <strong>93 keluarga</strong> di lereng Gunung Halimpu masih tinggal di tenda. Malam terasa dingin dan musim hujan sudah dekat.",
      "Kami membangun hunian sementara dari rangka bambu dan dinding anyaman yang <em>ringan dan tahan guncangan</em>. Satu unit berukuran 4 × 6 meter selesai dalam tiga hari dan dikerjakan bersama warga yang menerima upah harian.",
    ) +
    heading("Satu unit hunian") +
    bullets(
      "Bahan bangunan: Rp. 6.500.000",
      "Upah kerja warga: Rp. 1.800.000",
      "Perlengkapan dapur dan tidur: Rp. 1.200.000",
    ) +
    paragraphs(
      "Donasi sebesar apa pun digabung hingga cukup untuk satu unit, lalu unit itu langsung dikerjakan.",
    ),
  target: 200_000_000,
  deadlineInDays: 52,
  isFeatured: false,
  createdDaysAgo: 41,
  updates: [
    {
      title: "Unit kesembilan dihuni",
      description: paragraphs(
        "Keluarga dengan bayi dan lansia didahulukan. Hari ini unit kesembilan mulai dihuni oleh keluarga beranggotakan enam orang.",
      ),
      picture: { key: "u-hunian", alt: "Dua rumah bambu di kaki gunung" },
      daysAgo: 3,
    },
    {
      title: "Pelatihan rangka bambu",
      description: paragraphs(
        "Tiga puluh warga mengikuti pelatihan menyambung rangka bambu. Setengahnya kini bekerja sebagai tukang di lokasi.",
      ),
      daysAgo: 29,
    },
  ],
  donorCount: 49,
  collected: 86_150_000,
};

export const emergencyCampaigns: CampaignDraft[] = [flood, shelter];
