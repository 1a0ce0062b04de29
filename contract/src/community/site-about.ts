export interface Mission {
  title: string;
  text: string;
}

/** Default facts on About. */
export const SITE_ABOUT: { founded_on: string; office_city: string; missions: Mission[] } = {
  founded_on: "2024-02-29",
  office_city: "Bandung",
  missions: [
    { title: "Pemberdayaan ekonomi", text: "Menumbuhkan usaha anggota agar mandiri dan berdaya." },
    {
      title: "Edukasi dan literasi keuangan syariah",
      text: "Kelas yang mudah dipahami untuk semua kalangan.",
    },
    { title: "Kolaborasi antarkomunitas", text: "Menghubungkan komunitas untuk saling menguatkan." },
    { title: "Pengembangan bisnis berbasis syariah", text: "Mendampingi produk halal menemukan pasarnya." },
    { title: "Kepedulian sosial dan amal", text: "Menyalurkan donasi kepada yang membutuhkan." },
  ],
};

export const MISSIONS_MOST = 10;
