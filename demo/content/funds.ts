import type { DemoFund } from "./types.ts";

/** Each campaign's kind of fund, the use of a surplus, and its collection permit. */
export const funds: Record<string, DemoFund> = {
  "bangun-masjid-al-barakah-desa-sukamaju": {
    kind: "infak_terikat",
    rest: "Untuk perlengkapan masjid. Karpet, pengeras suara, dan perawatan dua tahun pertama.",
  },
  "jembatan-gantung-dusun-lembahsari": {
    kind: "infak_terikat",
    rest: "Untuk perawatan jembatan. Baut, tali baja, dan pemeriksaan tahunan.",
  },
  "sumur-air-bersih-dusun-karangkering": {
    kind: "infak_terikat",
    rest: "Untuk perawatan sumur. Pompa, pipa, dan uji air selama dua tahun di dusun yang sama.",
    permit: { number: "PUB 460/0187/2026", from: "2026-01-01", to: "2026-12-31", region: "Jawa Barat" },
  },
  "lampu-tenaga-surya-pulau-terang": {
    kind: "infak_terikat",
    rest: "Untuk baterai pengganti. Disimpan sampai rumah yang pertama membutuhkannya.",
  },
  "tanggap-darurat-banjir-bandang": {
    kind: "infak_terikat",
    rest: "Untuk pemulihan setelah banjir. Sekolah, sumur, dan alat kerja warga yang sama.",
  },
  "hunian-sementara-penyintas-gempa": {
    kind: "infak_terikat",
    rest: "Untuk rumah tetap. Keluarga yang sama, mulai dari yang paling rentan.",
  },
  "sedekah-jumat-paket-sembako-dhuafa": {
    kind: "infak_bebas",
    rest: "Untuk pekan berikutnya. Tidak ada batas akhirnya.",
  },
  "dapur-berbagi-makan-siang-gratis": {
    kind: "infak_terikat",
    rest: "Untuk bulan berikutnya. Dapur yang sama.",
  },
  "zakat-mal-untuk-delapan-golongan": {
    kind: "zakat",
    rest: "Untuk asnaf pada penyaluran berikutnya. Selalu kepada delapan golongan.",
  },
  "modal-tanpa-riba-pedagang-kecil": {
    kind: "wakaf",
    rest: "Menambah pokok wakaf. Pokoknya bergulir sebagai modal, dan hasilnya disalurkan.",
  },
  "ambulans-gratis-warga-pelosok": {
    kind: "infak_terikat",
    rest: "Untuk layanan kesehatan lain. Obat, alat, dan operasi bagi warga yang sama.",
  },
  "operasi-katarak-gratis-lansia": {
    kind: "infak_terikat",
    rest: "Untuk layanan kesehatan lain. Termasuk antar jemput pasien.",
  },
  "kursi-roda-untuk-sahabat-difabel": {
    kind: "infak_terikat",
    rest: "Untuk alat bantu lain. Kruk, tongkat, dan alat dengar.",
  },
  "beasiswa-santri-berprestasi-2026": {
    kind: "infak_terikat",
    rest: "Untuk beasiswa tahun berikutnya. Pesantren yang sama.",
  },
  "taman-baca-keliling-anak-desa": {
    kind: "infak_terikat",
    rest: "Untuk buku baru. Dipilih bersama pengelola taman baca.",
  },
  "tanam-mangrove-pesisir-utara": {
    kind: "infak_terikat",
    rest: "Untuk penyulaman. Bibit pengganti yang mati pada tahun pertama.",
  },
};
