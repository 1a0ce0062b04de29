import type { NoticeDevice, NoticeState } from "@barakah/contract";
import type { BadgeTone } from "../../ui/status-badge.tsx";

export const ACCOUNT_CHOICES = [
  { value: "qris-donasi", label: "QRIS Donasi" },
  { value: "qris-toko", label: "QRIS Toko (belanja dan kelas)" },
];
export const ACCOUNT_NAME: Record<NoticeDevice["account"], string> = {
  "qris-donasi": "QRIS Donasi",
  "qris-toko": "QRIS Toko",
};

export const DEVICE_STATE: Record<NoticeDevice["state"], { tone: BadgeTone; label: string }> = {
  heard: { tone: "ok", label: "Memberi kabar" },
  silent: { tone: "no", label: "Tidak memberi kabar" },
  resting: { tone: "mute", label: "Di luar jam kerja" },
  revoked: { tone: "mute", label: "Dicabut" },
};

export const NOTICE_STATE: Record<NoticeState, { tone: BadgeTone; label: string }> = {
  matched: { tone: "ok", label: "Cocok" },
  open: { tone: "no", label: "Tanpa pemilik" },
  ambiguous: { tone: "wait", label: "Perlu dilihat" },
  unread: { tone: "mute", label: "Tak terbaca" },
  ignored: { tone: "mute", label: "Disisihkan" },
};
