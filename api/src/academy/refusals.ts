import { ALREADY_ENROLLED } from "@barakah/contract";
import { conflict, notFound } from "../platform/errors.ts";

export const noCourse = () => notFound("Kelas tidak ditemukan.");
export const noMaterial = () => notFound("Materi tidak ditemukan.");
export const noVideo = () => notFound("Video tidak ditemukan.");

export const alreadyEnrolled = () => conflict("already_enrolled", ALREADY_ENROLLED);
export const notEnrolled = () => conflict("not_enrolled", "Kamu belum bergabung dengan kelas ini.");
export const inReview = () =>
  conflict("in_review", "Bukti pembayaranmu sudah kami terima dan sedang diperiksa bendahara.");
export const paymentBegun = () =>
  conflict(
    "payment_begun",
    "Pembayaran kelas ini sudah kamu mulai. Lanjutkan di halaman pembayarannya; bukti transfer juga bisa dikirim di sana.",
  );
export const courseIsFree = () =>
  conflict("course_is_free", "Kelas ini sekarang gratis. Kamu dapat bergabung tanpa membayar.");

export const priceDiffers = (price: number) =>
  conflict(
    "price_changed",
    `Harga kelas ini Rp. ${price.toLocaleString("id-ID")}. Mohon transfer sesuai harga itu.`,
    {
      facts: { amount: price },
    },
  );

export const quizCannotBeMarkedDone = () =>
  conflict("quiz_decides", "Kuis selesai dengan sendirinya ketika nilaimu mencukupi.");
export const notCompleted = () =>
  conflict("course_not_completed", "Selesaikan semua materi dahulu untuk mendapatkan sertifikat.");
