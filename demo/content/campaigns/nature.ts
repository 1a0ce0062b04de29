import { heading, paragraphs, steps } from "../markup.ts";
import type { CampaignDraft } from "../types.ts";

const mangroves: CampaignDraft = {
  slug: "tanam-mangrove-pesisir-utara",
  place: "Desa Tanjungasri",
  title: "Tanam Mangrove di Pesisir Utara",
  category: "lingkungan",
  picture: "c-mangrove",
  description:
    paragraphs(
      "Garis pantai di Desa Tanjungasri mundur <strong>belasan meter</strong> dalam sepuluh tahun. Tambak rusak, dan air asin masuk ke sumur warga. Hutan mangrove adalah pelindung yang paling murah dan paling lama bertahan.",
      "Program ini membiayai pembibitan, penanaman, dan perawatan 8.000 bibit bakau bersama kelompok nelayan.",
    ) +
    heading("Cara kami menanam") +
    steps(
      "Bibit disemai tiga bulan di dekat lokasi.",
      "Penanaman dilakukan saat air surut, dengan ajir bambu.",
      "Bibit yang mati disulam selama satu tahun.",
    ) +
    paragraphs(
      "Program sudah berakhir dengan 70 persen dari target. Penanaman tetap berjalan untuk 5.500 bibit.",
    ),
  target: 40_000_000,
  deadlineInDays: -13,
  isFeatured: false,
  createdDaysAgo: 78,
  updates: [
    {
      title: "5.500 bibit sudah tertanam",
      description: paragraphs(
        "Penanaman selesai dalam empat akhir pekan bersama nelayan dan siswa sekolah. Penyulaman pertama tiga bulan lagi.",
      ),
      picture: { key: "u-mangrove", alt: "Bibit mangrove muda di tepi air" },
      daysAgo: 10,
    },
    {
      title: "Persemaian berumur dua bulan",
      description: paragraphs(
        "Sembilan dari sepuluh bibit tumbuh baik. Pagar bambu dipasang agar tidak terinjak kambing.",
      ),
      daysAgo: 36,
    },
  ],
  donorCount: 40,
  collected: 27_930_000,
};

export const natureCampaigns: CampaignDraft[] = [mangroves];
