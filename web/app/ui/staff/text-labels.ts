import type { SiteTextName } from "@barakah/contract/community/site-texts";

export const TEXT_LABEL: Record<SiteTextName, string> = {
  home_heading: "Judul Home",
  home_text: "Kalimat Home",
  about_heading: "Judul Tentang Kami",
  about_text: "Pembuka Tentang Kami",
  about_purpose: "Tujuan",
  about_vision: "Visi",
};
