/** Default texts of Home and About. */
export const SITE_TEXTS = {
  home_heading: "Berbagi, belanja, dan belajar dalam keberkahan",
  home_text:
    "Donasi terbuka untuk siapa saja. Belanja kebutuhan harian dan kelas tersedia untuk kalangan terbatas: anggota komunitas.",
  about_heading: "Tumbuh bersama dalam ekonomi yang berkah",
  about_text:
    "Kami adalah komunitas ekonomi Islam yang mempertemukan donasi, belanja produk halal, dan pembelajaran dalam satu aplikasi.",
  about_purpose:
    "Memudahkan umat saling menolong dan bertransaksi sesuai syariah, mulai dari kebutuhan sehari-hari.",
  about_vision: "Menjadi komunitas ekonomi syariah yang mandiri, berilmu, dan bermanfaat bagi sesama.",
} as const;

export type SiteTextName = keyof typeof SITE_TEXTS;
export type SiteTexts = Record<SiteTextName, string>;
export const SITE_TEXT_NAMES = Object.keys(SITE_TEXTS) as [SiteTextName, ...SiteTextName[]];
