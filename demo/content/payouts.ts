import { bullets, paragraphs } from "./markup.ts";
import type { DemoPayout } from "./types.ts";

export const payouts: DemoPayout[] = [
  {
    campaign: "tanggap-darurat-banjir-bandang",
    amount: 9_750_000,
    daysAgo: 5,
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
    title: "Bahan dua dapur umum untuk sepekan",
    story: paragraphs("1.300 porsi sehari. Bahan dibeli dari pedagang pasar yang tidak terdampak banjir."),
    picture: null,
  },
  {
    campaign: "hunian-sementara-penyintas-gempa",
    amount: 27_000_000,
    daysAgo: 12,
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
    title: "Belanja dapur bulan lalu",
    story: paragraphs("Tujuh hari dalam sepekan, 150 porsi sehari, dari pedagang pasar di sekitar dapur."),
    picture: "c-dapur",
  },
];
