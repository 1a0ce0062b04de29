import type { Waiting, WaitingKind } from "@barakah/contract";
import { monthName } from "@barakah/contract/platform/day-words";
import type { IconName } from "../../ui/icons/icon.tsx";

interface WaitingWords {
  icon: IconName;
  /** The kind of waiting work, with the count. */
  what(item: Waiting): string;
  /** The one next step. */
  step: string;
  to(item: Waiting): string;
}

const at = (path: string) => () => `/admin/${path}`;
const counted =
  (words: string) =>
  ({ count }: Waiting) =>
    `${count} ${words}`;

export const WAITING_WORDS: Record<WaitingKind, WaitingWords> = {
  verification: {
    icon: "staff-seal-check",
    what: counted("pembayaran menunggu diperiksa"),
    step: "Periksa",
    to: at("verifikasi"),
  },
  proofs_apart: {
    icon: "staff-seal-check",
    what: counted("bukti dari pengirim yang belum pernah terverifikasi, terpisah dari antrean"),
    step: "Lihat",
    to: at("verifikasi?terpisah=1"),
  },
  proposals: {
    icon: "users-three",
    what: counted("usulan rekanmu menunggu keputusanmu"),
    step: "Putuskan",
    to: at("persetujuan"),
  },
  planned_refunds: {
    icon: "arrow-counter-clockwise",
    what: counted("pengembalian dana menunggu keputusanmu"),
    step: "Putuskan",
    to: ({ subject }) => `/admin/pembayaran/${subject}`,
  },
  refunds: {
    icon: "arrow-counter-clockwise",
    what: counted("pengembalian dana harus ditransfer"),
    step: "Transfer",
    to: ({ subject }) => `/admin/pembayaran/${subject}`,
  },
  store_payouts: {
    icon: "storefront",
    what: counted("pencairan toko menunggu ditransfer"),
    step: "Transfer",
    to: at("pencairan-toko"),
  },
  lines: {
    icon: "bank",
    what: counted("uang masuk di mutasi belum dicocokkan"),
    step: "Cocokkan",
    to: at("mutasi"),
  },
  debits: {
    icon: "arrow-up-right",
    what: counted("uang keluar di mutasi belum dijelaskan"),
    step: "Jelaskan",
    to: at("mutasi?status=keluar"),
  },
  statements: {
    icon: "upload-simple",
    what: ({ count }) => `Rekening koran ${count} bank belum diimpor lebih dari seminggu`,
    step: "Impor",
    to: at("mutasi/impor"),
  },
  unseen: {
    icon: "staff-clock-countdown",
    what: counted("pembayaran ditahan penyedia lebih lama dari biasanya"),
    step: "Lihat",
    to: at("penyedia"),
  },
  short_funds: {
    icon: "warning-fill",
    what: ({ count, subject }) =>
      count > 1 ? `${count} dana atau acara kurang uang` : `${subject} kurang uang`,
    step: "Lihat",
    to: at("dana"),
  },
  notices: {
    icon: "bell",
    what: counted("kabar uang masuk belum ada pembayarannya"),
    step: "Cari",
    to: at("notifikasi-uang"),
  },
  phones: {
    icon: "warning-fill",
    what: ({ count, subject }) =>
      count > 1 ? `${count} HP tidak memberi kabar` : `'${subject}' tidak memberi kabar`,
    step: "Periksa HP",
    to: at("qris"),
  },
  closing: {
    icon: "file-text",
    what: ({ subject }) => `${monthName(`${subject}-01`)} ${subject?.slice(0, 4)} belum ditutup`,
    step: "Tutup bulan",
    to: at("dana/laporan"),
  },
  fund_kinds: {
    icon: "staff-stack",
    what: counted("program belum dipastikan jenis dananya"),
    step: "Pastikan",
    to: at("dana/jenis"),
  },
  parcels: {
    icon: "staff-package",
    what: counted("paket menunggu dikemas"),
    step: "Kemas",
    to: at("pengemasan"),
  },
  late_parcels: {
    icon: "staff-clock-countdown",
    what: counted("paket toko anggota terlambat dikirim"),
    step: "Lihat yang terlama",
    to: ({ subject }) => `/admin/pesanan/${subject}`,
  },
  complaints: {
    icon: "warning-circle-fill",
    what: counted("keluhan pembeli belum dijawab"),
    step: "Jawab",
    to: at("pengemasan?bagian=complaints"),
  },
  stores: {
    icon: "storefront",
    what: counted("anggota mengajukan toko"),
    step: "Periksa",
    to: at("toko"),
  },
  store_products: {
    icon: "storefront",
    what: counted("produk toko anggota menunggu diperiksa"),
    step: "Periksa",
    to: at("toko?bagian=produk"),
  },
  articles: {
    icon: "file-text",
    what: counted("naskah anggota menunggu dibaca"),
    step: "Baca",
    to: at("artikel?status=waiting"),
  },
  prayers: {
    icon: "hand-heart",
    what: counted("pesan donatur dilaporkan pembaca"),
    step: "Baca",
    to: at("doa?status=reported"),
  },
  messages: {
    icon: "whats-app-logo",
    what: counted("kabar untuk tamu menunggu dikirim lewat WhatsApp"),
    step: "Kirim",
    to: at("pesan"),
  },
  broadcasts: {
    icon: "staff-megaphone",
    what: counted("siaran rekanmu menunggu persetujuanmu"),
    step: "Baca",
    to: ({ subject }) => `/admin/siaran/${subject}`,
  },
  alerts: {
    icon: "staff-heartbeat",
    what: ({ count, subject }) => (count > 1 ? `${count} peringatan sistem` : `${subject}`),
    step: "Lihat",
    to: at("operasi"),
  },
};
