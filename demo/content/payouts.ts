import { bullets, paragraphs } from "./markup.ts";
import type { DemoPayout } from "./types.ts";

export const payouts: DemoPayout[] = [
  {
    campaign: "tanggap-darurat-banjir-bandang",
    amount: 9_750_000,
    daysAgo: 5,
    people: 1600,
    region: "Kabupaten Bandung",
    title: "Pangan dan dua perahu karet untuk tiga hari pertama",
    story:
      paragraphs("Dibelanjakan tim pertama sebelum berangkat, dengan nota dari setiap toko:") +
      bullets(
        "sewa dua perahu karet dan bahan bakar",
        "beras, telur, dan mi untuk 400 keluarga",
        "obat ringan",
      ),
    picture: "c-banjir",
  },
  {
    campaign: "tanggap-darurat-banjir-bandang",
    amount: 8_250_000,
    daysAgo: 2,
    people: 1300,
    region: "Kabupaten Bandung",
    title: "Bahan dua dapur umum untuk sepekan",
    story: paragraphs("1.300 porsi sehari. Bahan dibeli dari pedagang pasar yang tidak terdampak banjir."),
    picture: null,
  },
  {
    campaign: "hunian-sementara-penyintas-gempa",
    amount: 27_000_000,
    daysAgo: 12,
    people: 38,
    title: "Bambu, terpal, dan upah untuk sembilan unit",
    story: paragraphs(
      "Setiap unit menghabiskan Rp. 3.000.000. Setengah dari tukang yang bekerja adalah warga yang ikut pelatihan rangka bambu.",
    ),
    picture: "c-hunian",
  },
  {
    campaign: "dapur-berbagi-makan-siang-gratis",
    amount: 12_600_000,
    daysAgo: 16,
    people: 150,
    region: "Bandung",
    title: "Belanja dapur bulan lalu",
    story: paragraphs("Tujuh hari dalam sepekan, 150 porsi sehari, dari pedagang pasar di sekitar dapur."),
    picture: "c-dapur",
  },
  {
    campaign: "zakat-mal-untuk-delapan-golongan",
    amount: 12_000_000,
    daysAgo: 20,
    recipient_kind: "fakir",
    people: 40,
    region: "Kecamatan Lembang",
    title: "Kebutuhan pokok dua bulan untuk keluarga fakir",
    story: paragraphs("Diserahkan di rumah masing-masing oleh dua orang amil, dengan tanda terima."),
    picture: null,
  },
  {
    campaign: "zakat-mal-untuk-delapan-golongan",
    amount: 9_000_000,
    daysAgo: 9,
    recipient_kind: "gharimin",
    people: 3,
    region: "Kota Bandung",
    title: "Pelunasan utang pengobatan tiga keluarga",
    story: paragraphs("Dibayarkan langsung ke rumah sakit. Sisa utang mereka sekarang nol."),
    picture: null,
  },
];
