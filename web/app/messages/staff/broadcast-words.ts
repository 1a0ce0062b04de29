import type { Broadcast } from "@barakah/contract";
import type { Audience, BroadcastChannel, FailureReason } from "@barakah/contract/messages/broadcast-words";
import type { IconName } from "../../ui/icons/icon.tsx";
import type { BadgeTone } from "../../ui/status-badge.tsx";

export const AUDIENCE_LABEL: Record<Audience, string> = {
  everyone: "Semua yang setuju dikabari",
  campaign: "Donatur satu program",
  product: "Pembeli satu produk",
  event: "Peserta satu acara",
  course: "Peserta satu kelas",
};

/** Which recipients' choices limit a broadcast to this audience. */
export const AUDIENCE_NOTE: Record<Audience, string> = {
  everyone: "Hanya yang menyalakan 'Pengumuman' di pilihan kabarnya.",
  campaign: "Kecuali yang mematikan kabar program.",
  product: "Yang pembayarannya sudah diterima, kecuali yang mematikan kabar pesanan.",
  event: "Yang pendaftarannya sah, kecuali yang mematikan kabar pesanan dan tiket.",
  course: "Yang sudah diterima, kecuali yang mematikan kabar pesanan.",
};

export const CHANNEL_WORDS: Record<
  BroadcastChannel | "app",
  { label: string; icon: IconName; note: string }
> = {
  app: { label: "Di aplikasi", icon: "bell", note: "Selalu, bagi anggota" },
  mail: { label: "E-mail", icon: "envelope-simple", note: "alamat" },
  push: { label: "Ponsel", icon: "device-mobile", note: "orang mengaktifkan" },
  whatsapp: { label: "WhatsApp resmi", icon: "whats-app-logo", note: "nomor setuju" },
  tap: { label: "WhatsApp ketuk-kirim", icon: "whats-app-logo", note: "ketukan" },
};

export const STATE_WORDS: Record<Broadcast["state"], { label: string; tone: BadgeTone }> = {
  waiting: { label: "Menunggu orang kedua", tone: "wait" },
  scheduled: { label: "Terjadwal", tone: "info" },
  running: { label: "Sedang dikirim", tone: "info" },
  done: { label: "Selesai", tone: "ok" },
  stopped: { label: "Dihentikan", tone: "mute" },
};

export const REASON_WORDS: Record<FailureReason, string> = {
  no_address: "Alamat e-mailnya tidak ada",
  mailbox_full: "Kotak suratnya penuh",
  no_whatsapp: "Nomornya tidak menerima WhatsApp",
  whatsapp_limit: "WhatsApp membatasi kiriman kepadanya",
  whatsapp_setup: "WhatsApp menolak pengaturan kita: token, pembayaran, atau templat pesan",
  refused: "Ditolak oleh layanan penerimanya",
  stopped: "Minta tidak dikabari lagi",
  unreachable: "Layanannya tidak dapat dihubungi",
  unknown: "Sebabnya tidak diketahui",
};
