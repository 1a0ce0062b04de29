import { ROLES, SITE_NAME, type StaffRole, UNDO_CONTACT_WITHIN } from "@barakah/contract";
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

const UNDO_IF_NOT_YOU = `Bila bukan kamu yang menggantinya, kembalikan dalam ${UNDO_CONTACT_WITHIN}: semua perangkat harus masuk lagi, dan hanya kamu yang dapat membuat password baru.`;

/** To the old address. */
export const emailChanged = (email: string, link: string): Draft => ({
  subject: `E-mail akun ${SITE_NAME} diganti`,
  paragraphs: [
    "Assalamualaikum,",
    `E-mail akunmu baru saja diganti menjadi ${email}. Kabar dan tautan password sekarang dikirim ke sana.`,
    UNDO_IF_NOT_YOU,
  ],
  button: { label: "Kembalikan ke alamat ini", link },
  ending: "Bila kamu sendiri yang menggantinya, abaikan surat ini.",
});

export const phoneChanged = (phone: string, link: string): Draft => ({
  subject: `Nomor HP akun ${SITE_NAME} diganti`,
  paragraphs: [
    "Assalamualaikum,",
    `Nomor HP akunmu baru saja diganti menjadi ${phone}. Kabar lewat WhatsApp sekarang dikirim ke sana.`,
    UNDO_IF_NOT_YOU,
  ],
  button: { label: "Kembalikan nomor lama", link },
  ending: "Bila kamu sendiri yang menggantinya, abaikan surat ini.",
});

/** To the new address, when two members of staff agreed to it. */
export const emailToAccept = (username: string, link: string): Draft => ({
  subject: `Terima e-mail baru untuk akun ${SITE_NAME}`,
  paragraphs: [
    "Assalamualaikum,",
    `Kamu meminta alamat ini menjadi e-mail akun ${username}. Tekan tombolnya dalam tujuh hari; sesudah itu kami kirim tautan untuk membuat password baru.`,
  ],
  button: { label: "Ya, ini akunku", link },
  ending: "Bila kamu tidak memintanya, abaikan surat ini: tidak ada yang berubah.",
});

/** To the old address at the same time. */
export const emailProposed = (email: string): Draft => ({
  subject: `Ada permintaan mengganti e-mail akun ${SITE_NAME}`,
  paragraphs: [
    "Assalamualaikum,",
    `Seseorang meminta petugas kami mengganti e-mail akunmu menjadi ${email}. Ini berlaku bila pemilik alamat itu menerimanya.`,
  ],
  ending: "Bila bukan kamu yang meminta, segera hubungi kami.",
});

/** After registering; the account works before it. */
export const confirmRegistered = (username: string, link: string): Draft => ({
  subject: `Konfirmasi e-mail akun ${SITE_NAME}`,
  paragraphs: [
    "Assalamualaikum,",
    `Akun ${username} sudah dibuat dengan alamat ini dan dapat langsung dipakai. Buka tautannya, masuk, dan tekan Konfirmasi, agar semua kabar untukmu sampai.`,
  ],
  button: { label: "Konfirmasi e-mail ini", link },
  ending: "Bila bukan kamu yang mendaftar, abaikan surat ini.",
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

export const invitedAsStaff = ({
  by,
  role,
  link,
  days,
}: {
  by: string;
  role: StaffRole;
  link: string;
  days: number;
}): Draft => ({
  subject: `Undangan menjadi ${ROLES[role].label} ${SITE_NAME}`,
  paragraphs: [
    "Assalamualaikum,",
    `${by} mengundangmu mengurus ${SITE_NAME} sebagai ${ROLES[role].label}. ${ROLES[role].does}`,
    `Tautan di bawah berlaku ${days} hari dan sekali pakai. Belum punya akun? Mendaftar dahulu, lalu undangannya diteruskan.`,
  ],
  button: { label: "Buka undangan", link },
  ending: "Bila kamu tidak mengenal pengirimnya, abaikan surat ini. Jangan teruskan tautannya.",
});
