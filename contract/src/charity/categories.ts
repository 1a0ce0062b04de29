export const CATEGORY_LABEL = {
  infak: "Infak",
  sedekah: "Sedekah",
  zakat: "Zakat",
  donasi: "Donasi",
  bencana: "Bencana",
  kemanusiaan: "Kemanusiaan",
  kesehatan: "Kesehatan",
  lingkungan: "Lingkungan",
  pembangunan: "Pembangunan",
  sosial: "Sosial",
  lainnya: "Lainnya",
} as const;

export type Category = keyof typeof CATEGORY_LABEL;
export const CATEGORIES = Object.keys(CATEGORY_LABEL) as [Category, ...Category[]];

/** The order of the list; newest first by default. */
export const CAMPAIGN_SORTS = ["recommended", "urgent", "collected"] as const;
export type CampaignSort = (typeof CAMPAIGN_SORTS)[number];
