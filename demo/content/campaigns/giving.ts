import { bullets, heading, paragraphs, quote, steps } from "../markup.ts";
import type { CampaignDraft } from "../types.ts";

const groceries: CampaignDraft = {
  slug: "sedekah-jumat-paket-sembako-dhuafa",
  place: "Kota Bandung",
  title: "Sedekah Jumat: Paket Sembako Dhuafa",
  category: "sedekah",
  picture: "c-sembako",
  description:
    paragraphs(
      "Setiap Jumat pagi, paket sembako diantar ke rumah lansia sebatang kara, janda dengan anak kecil, dan pekerja harian yang sedang sakit. Tidak ada antrean: relawan mengetuk pintu, menanyakan kabar, lalu pulang.",
      "Program ini berjalan <strong>tanpa target dan tanpa tenggat</strong>. Berapa pun yang terkumpul sampai Kamis sore dibelanjakan untuk Jumat berikutnya.",
    ) +
    heading("Isi satu paket (Rp. 150.000)") +
    bullets(
      "Beras 5 kg",
      "Minyak goreng 1 liter",
      "Telur 1 kg",
      "Gula, garam, dan teh",
      "Sabun mandi dan sabun cuci",
    ),
  target: 0,
  deadlineInDays: null,
  isFeatured: false,
  createdDaysAgo: 118,
  updates: [
    {
      title: "Jumat ini: 38 paket",
      description: paragraphs(
        "Tiga puluh delapan paket sampai di tujuan. Dua keluarga baru masuk daftar atas usulan RT.",
      ),
      picture: { key: "u-sembako", alt: "Satu paket berisi beras, minyak, dan telur" },
      daysAgo: 6,
    },
    {
      title: "Belanja dari petani langsung",
      description: paragraphs(
        "Beras kini dibeli langsung dari petani anggota Sinergy, sehingga lebih segar dan sama-sama untung.",
      ),
      daysAgo: 41,
    },
  ],
  donorCount: 55,
  collected: 18_640_000,
};

const kitchen: CampaignDraft = {
  slug: "dapur-berbagi-makan-siang-gratis",
  place: "Kota Bandung",
  title: "Dapur Berbagi: Makan Siang Gratis Setiap Hari",
  category: "sedekah",
  picture: "c-dapur",
  description:
    paragraphs(
      "Dapur Berbagi memasak <strong>150 porsi</strong> setiap hari untuk pengemudi ojek, pemulung, musafir, dan siapa pun yang lapar. Tidak perlu kartu, tidak ditanya alasannya.",
      "Menu berganti setiap hari: nasi, lauk berprotein, sayur, dan buah. Bahan dibeli pagi hari dari pedagang pasar sekitar.",
    ) +
    quote("Berilah makan, sebarkan salam. (Makna hadis riwayat Tirmidzi)") +
    paragraphs(
      "Biaya satu porsi sekitar Rp. 12.000. Rp. 100.000 berarti delapan orang makan siang dengan layak.",
    ),
  target: 55_000_000,
  deadlineInDays: null,
  isFeatured: false,
  createdDaysAgo: 83,
  updates: [
    {
      title: "Sepuluh ribu porsi",
      description: paragraphs(
        "Hari ini porsi kesepuluh ribu dibagikan. Terima kasih kepada para relawan yang bangun sebelum subuh.",
      ),
      daysAgo: 8,
    },
  ],
  donorCount: 47,
  collected: 34_220_000,
};

const zakat: CampaignDraft = {
  slug: "zakat-mal-untuk-delapan-golongan",
  place: "Kota dan Kabupaten Bandung",
  title: "Tunaikan Zakat Mal untuk yang Berhak",
  category: "zakat",
  picture: "c-zakat",
  description:
    paragraphs(
      "Zakat mal wajib bagi harta yang mencapai <strong>nisab setara 85 gram emas</strong> dan telah dimiliki satu tahun hijriah. Kadarnya 2,5 persen untuk emas, tabungan, dan harta dagang.",
      "Zakat disalurkan hanya kepada delapan golongan yang disebut dalam Surah At-Taubah ayat 60: fakir, miskin, amil, mualaf, riqab, gharimin, fisabilillah, dan ibnu sabil.",
    ) +
    heading("Cara menghitung singkat") +
    steps(
      "Jumlahkan tabungan, emas simpanan, piutang lancar, dan barang dagangan.",
      "Kurangi dengan utang yang jatuh tempo.",
      "Bandingkan dengan harga 85 gram emas hari ini.",
      "Bila sama atau lebih, keluarkan 2,5 persennya.",
    ) +
    paragraphs(
      "Ragu dengan hitunganmu? Ikuti kelas gratis <em>Menghitung Zakat dengan Tenang</em> di Academy atau bertanyalah kepada ustaz yang kamu percaya.",
    ),
  target: 0,
  deadlineInDays: null,
  isFeatured: false,
  createdDaysAgo: 105,
  updates: [
    {
      title: "Penyaluran triwulan ini",
      description:
        paragraphs("Zakat triwulan ini disalurkan kepada 64 penerima:") +
        bullets(
          "Fakir dan miskin: 51 keluarga",
          "Gharimin yang terlilit utang kebutuhan pokok: 8 orang",
          "Ibnu sabil: 5 orang",
        ),
      daysAgo: 15,
    },
    {
      title: "Pendataan penerima diperbarui",
      description: paragraphs(
        "Relawan mengunjungi ulang semua penerima. Empat keluarga kini sudah mandiri dan meminta bagiannya dialihkan.",
      ),
      daysAgo: 58,
    },
  ],
  donorCount: 36,
  collected: 71_900_000,
};

const stalls: CampaignDraft = {
  slug: "modal-tanpa-riba-pedagang-kecil",
  place: "Kota Bandung",
  title: "Modal Tanpa Riba untuk Pedagang Kecil",
  category: "lainnya",
  picture: "c-gerobak",
  description:
    paragraphs(
      "Banyak pedagang kecil meminjam harian dengan bunga tinggi. Dana bergulir ini memberi <strong>pinjaman kebajikan (qardh)</strong> tanpa bunga dan tanpa denda: yang dikembalikan hanya pokoknya.",
      "Pinjaman antara Rp. 500.000 dan Rp. 3.000.000 diangsur sesuai kemampuan. Setiap penerima didampingi mencatat penjualan dan belanja selama enam bulan.",
    ) +
    heading("Dana yang terus berputar") +
    paragraphs(
      "Pokok yang kembali dipinjamkan lagi kepada pedagang berikutnya, sehingga satu donasi menolong lebih dari satu keluarga.",
    ),
  target: 50_000_000,
  deadlineInDays: 15,
  isFeatured: false,
  createdDaysAgo: 57,
  updates: [],
  donorCount: 28,
  collected: 31_050_000,
};

export const givingCampaigns: CampaignDraft[] = [groceries, kitchen, zakat, stalls];
