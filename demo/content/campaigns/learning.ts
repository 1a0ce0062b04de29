import { bullets, heading, paragraphs } from "../markup.ts";
import type { CampaignDraft } from "../types.ts";

const scholarship: CampaignDraft = {
  slug: "beasiswa-santri-berprestasi-2026",
  place: "Jawa Barat",
  title: "Beasiswa Santri Berprestasi 2026",
  category: "infak",
  picture: "c-beasiswa",
  description:
    paragraphs(
      "Banyak santri yang tekun harus berhenti di tengah jalan karena biaya. Program ini menanggung <strong>biaya pondok, buku, dan transportasi</strong> selama satu tahun ajaran untuk santri berprestasi dari keluarga kurang mampu.",
      "Penerima dipilih lewat tiga tahap: rekomendasi pengasuh, tes tertulis, dan kunjungan rumah. Prestasi tidak hanya nilai; hafalan, karya, dan kepemimpinan juga dihitung.",
    ) +
    heading("Yang ditanggung") +
    bullets(
      "Biaya pondok dan makan 12 bulan",
      "Buku, kitab, dan alat tulis",
      "Ongkos pulang dua kali setahun",
      "Pendampingan oleh kakak asuh",
    ) +
    paragraphs(
      "Target awal untuk 20 santri sudah tercapai. Setiap tambahan dana membuka tempat bagi santri di daftar tunggu.",
    ),
  target: 150_000_000,
  deadlineInDays: 12,
  isFeatured: true,
  createdDaysAgo: 63,
  updates: [
    {
      title: "Dua puluh penerima diumumkan",
      description: paragraphs(
        "Alhamdulillah, dua puluh santri dari sebelas kabupaten lolos seleksi. Nama mereka hanya disampaikan kepada keluarga dan pondok untuk menjaga privasi.",
      ),
      daysAgo: 6,
    },
    {
      title: "Target tercapai",
      description: paragraphs(
        "Target Rp. 150.000.000 tercapai lebih cepat dua pekan. Program tetap dibuka bagi yang ingin menambah jumlah penerima.",
      ),
      daysAgo: 10,
    },
    {
      title: "Pendaftaran ditutup",
      description: paragraphs("Sebanyak 186 berkas masuk. Tim seleksi mulai membaca satu per satu."),
      daysAgo: 35,
    },
  ],
  donorCount: 57,
  collected: 152_300_000,
};

const library: CampaignDraft = {
  slug: "taman-baca-keliling-anak-desa",
  organiser: "Taman Baca Keliling",
  place: "Kecamatan Wanasari",
  title: "Taman Baca Keliling untuk Anak Desa",
  category: "donasi",
  picture: "c-buku",
  description:
    paragraphs(
      "Perpustakaan terdekat dari Kecamatan Wanasari berjarak <strong>28 kilometer</strong>. Karena anak-anak tidak bisa ke perpustakaan, perpustakaanlah yang mendatangi mereka.",
      "Sebuah gerobak motor berisi 600 buku akan berkeliling ke 14 kampung setiap pekan. Relawan membacakan cerita, meminjamkan buku, dan membuka pojok menggambar.",
    ) +
    bullets(
      "Gerobak motor dan rak: Rp. 24.000.000",
      "Buku baru dan sampul: Rp. 12.000.000",
      "Operasional satu tahun: Rp. 9.000.000",
    ),
  target: 45_000_000,
  deadlineInDays: 27,
  isFeatured: false,
  createdDaysAgo: 19,
  updates: [
    {
      title: "Buku sumbangan sudah dipilah",
      description: paragraphs(
        "Terkumpul 412 buku layak baca dari warga. Buku yang rusak ringan dijilid ulang oleh siswa SMK.",
      ),
      daysAgo: 2,
    },
  ],
  donorCount: 34,
  collected: 26_480_000,
};

export const learningCampaigns: CampaignDraft[] = [scholarship, library];
