import { bullets, heading, paragraphs } from "../markup.ts";
import type { CampaignDraft } from "../types.ts";

const ambulance: CampaignDraft = {
  slug: "ambulans-gratis-warga-pelosok",
  place: "Kabupaten Bandung Barat",
  title: "Ambulans Gratis untuk Warga Pelosok",
  category: "kesehatan",
  picture: "c-ambulans",
  description:
    paragraphs(
      "Dari kampung terjauh, rumah sakit terdekat ditempuh <strong>dua setengah jam</strong>. Warga biasanya menyewa mobil bak terbuka untuk ibu melahirkan atau pasien gawat.",
      "Kami ingin menyiapkan satu ambulans yang siaga dua puluh empat jam, lengkap dengan tandu, oksigen, dan sopir yang terlatih pertolongan pertama. Layanannya <strong>gratis bagi siapa saja</strong>, tanpa memandang latar belakang.",
    ) +
    heading("Penggunaan dana") +
    bullets(
      "Kendaraan bekas layak pakai: Rp. 190.000.000",
      "Karoseri dan alat medis: Rp. 70.000.000",
      "Bahan bakar, servis, dan upah sopir enam bulan: Rp. 40.000.000",
    ),
  target: 300_000_000,
  deadlineInDays: 60,
  isFeatured: false,
  createdDaysAgo: 47,
  updates: [
    {
      title: "Calon sopir lulus pelatihan",
      description: paragraphs(
        "Empat warga lulus pelatihan pertolongan pertama dan siap bergiliran menjaga ambulans.",
      ),
      daysAgo: 9,
    },
    {
      title: "Dua kendaraan sedang diperiksa",
      description: paragraphs(
        "Bengkel rekanan memeriksa mesin, rem, dan kaki-kaki dua kendaraan. Kami memilih yang paling irit perawatannya, bukan yang paling baru.",
      ),
      daysAgo: 22,
    },
  ],
  donorCount: 51,
  collected: 92_750_000,
};

const cataract: CampaignDraft = {
  slug: "operasi-katarak-gratis-lansia",
  place: "Kota Bandung",
  title: "Operasi Katarak Gratis untuk Lansia",
  category: "kesehatan",
  picture: "c-katarak",
  description:
    paragraphs(
      "Katarak membuat banyak lansia kehilangan penglihatan, padahal umumnya dapat dipulihkan dengan operasi singkat. Kendalanya hampir selalu biaya dan jarak.",
      "Bersama klinik mata setempat, program ini menanggung <strong>pemeriksaan, operasi, obat tetes, dan antar jemput</strong> untuk 40 lansia dari keluarga dhuafa.",
    ) +
    heading("Hasil program") +
    bullets("58 lansia diperiksa", "41 mata dioperasi", "17 orang cukup dibantu kacamata") +
    paragraphs(
      "Program ini sudah berakhir dan melampaui target. Terima kasih; kelebihan dana disimpan untuk pemeriksaan ulang.",
    ),
  target: 80_000_000,
  deadlineInDays: -16,
  isFeatured: false,
  createdDaysAgo: 96,
  updates: [
    {
      title: "Laporan akhir program",
      description: paragraphs(
        "Seluruh operasi selesai tanpa penyulit berat. Pemeriksaan ulang dilakukan satu bulan kemudian, dan hasil pembukuan tersedia di sekretariat.",
      ),
      daysAgo: 11,
    },
    {
      title: "Operasi gelombang kedua",
      description: paragraphs(
        "Dua puluh satu lansia menjalani operasi hari ini dan pulang sore harinya dengan diantar relawan.",
      ),
      daysAgo: 33,
    },
    {
      title: "Pemeriksaan mata di balai desa",
      description: paragraphs(
        "Lima puluh delapan lansia datang. Yang perlu operasi langsung mendapat jadwal.",
      ),
      daysAgo: 61,
    },
  ],
  donorCount: 43,
  collected: 83_400_000,
};

const wheelchairs: CampaignDraft = {
  slug: "kursi-roda-untuk-sahabat-difabel",
  place: "Kota Cimahi",
  title: "Kursi Roda untuk Sahabat Difabel",
  category: "sosial",
  picture: "c-kursi-roda",
  description: paragraphs(
    "Tiga puluh kursi roda yang diukur sesuai kebutuhan penggunanya, agar mereka bisa bersekolah dan bekerja. Jadilah donatur pertama.",
  ),
  target: 75_000_000,
  deadlineInDays: 90,
  isFeatured: false,
  createdDaysAgo: 1,
  updates: [],
  donorCount: 0,
  collected: 0,
};

export const healthCampaigns: CampaignDraft[] = [ambulance, cataract, wheelchairs];
