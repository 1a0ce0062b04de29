import type { Permission } from "@barakah/contract/platform/staff-roles";

interface Task {
  label: string;
  to: string;
  permission: Permission;
}

/** Links to the pages of frequent tasks that are not in the list of waiting work. */
export const TASKS: readonly Task[] = [
  { label: "Bayar penyaluran", to: "/admin/penyaluran/baru", permission: "money" },
  { label: "Kembalikan dana", to: "/admin/pembayaran?status=verified", permission: "money" },
  { label: "Impor mutasi bank", to: "/admin/mutasi/impor", permission: "money" },
  { label: "Catat uang tunai", to: "/admin/kas", permission: "money" },
  { label: "Tutup bulan", to: "/admin/dana/laporan", permission: "money" },
  { label: "Cetak label", to: "/admin/pengemasan", permission: "orders" },
  { label: "Cari pesanan", to: "/admin/pesanan", permission: "orders" },
  { label: "Tulis kabar program", to: "/admin/kampanye", permission: "campaigns" },
  { label: "Tulis pengumuman", to: "/admin/artikel/baru", permission: "articles" },
  { label: "Tambah produk", to: "/admin/produk/baru", permission: "products" },
  { label: "Ubah kelas dan materi", to: "/admin/kelas", permission: "courses" },
  { label: "Lihat peserta kelas", to: "/admin/pendaftaran", permission: "enrolments" },
  { label: "Tunjuk petugas", to: "/admin/petugas", permission: "administration" },
];
