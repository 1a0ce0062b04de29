import { SITE_NAME } from "@barakah/contract";
import type { Draft } from "../platform/mail/letter.ts";

const NOT_YOU = "Bila bukan kamu yang memintanya, abaikan pesan ini; passwordmu tidak berubah.";

const DAY = 24 * 3600;

export const resetLink = (link: string, seconds: number): Draft => ({
  subject: `Reset password ${SITE_NAME}`,
  paragraphs: [
    "Assalamualaikum,",
    `Kami menerima permintaan untuk mengganti password akunmu. Tautan di bawah berlaku ${seconds < DAY ? `${Math.round(seconds / 60)} menit` : "24 jam"} dan hanya dapat dipakai sekali.`,
  ],
  button: { label: "Buat password baru", link },
  ending: NOT_YOU,
});

export const passwordChanged = (publicUrl: string): Draft => ({
  subject: `Password ${SITE_NAME} sudah diganti`,
  paragraphs: [
    "Assalamualaikum,",
    "Password akunmu baru saja diganti, dan kamu sudah keluar dari semua perangkat. Silakan masuk dengan password yang baru.",
  ],
  ending: `Bila bukan kamu yang menggantinya, segera buat password baru di ${publicUrl}/lupa-password.`,
});

export const passwordRemoved = (publicUrl: string): Draft => ({
  subject: `Akun Google terhubung ke ${SITE_NAME}`,
  paragraphs: [
    "Assalamualaikum,",
    "Akunmu sekarang terhubung dengan akun Google yang beralamat e-mail ini.",
    "E-mail ini belum pernah dibuktikan milik pembuat akun, jadi password lama kami hapus, dan kamu sudah keluar dari semua perangkat.",
  ],
  ending: `Kamu dapat membuat password baru kapan saja di ${publicUrl}/lupa-password.`,
});

/** Also sent by mail: the person who did it may not be the member. */
export const twoStepChanged = (publicUrl: string, on: boolean): Draft => ({
  subject: `Verifikasi dua langkah ${SITE_NAME} ${on ? "aktif" : "dimatikan"}`,
  paragraphs: [
    "Assalamualaikum,",
    on
      ? "Verifikasi dua langkah akunmu baru saja diaktifkan, dan kamu sudah keluar dari perangkat lain. Setiap kali masuk kamu sekarang diminta kode dari aplikasi autentikator."
      : "Verifikasi dua langkah akunmu baru saja dimatikan. Untuk masuk sekarang cukup password atau akun Google.",
  ],
  ending: `Bila bukan kamu yang melakukannya, segera buat password baru di ${publicUrl}/lupa-password.`,
});
