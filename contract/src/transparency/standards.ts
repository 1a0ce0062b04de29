/** Standards as in force since 2024; an accountant checks their names before the statements are signed. */
export const STANDARDS =
  "Disusun mengikuti PSAK 409 (sebelum 2024 bernomor PSAK 109) untuk zakat, infak dan sedekah, dan ISAK 335 (sebelum 2024 bernomor ISAK 35) untuk penyajiannya. Nama dan nomor standar ini perlu dipastikan oleh akuntan sebelum laporan ditandatangani.";
