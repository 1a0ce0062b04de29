import type { StaffRole } from "@barakah/contract";
import type { IconName } from "../../ui/icons/icon.tsx";

export interface MenuItem {
  to: string;
  label: string;
  icon: IconName;
  roles: readonly StaffRole[];
}

export interface MenuSection {
  label: string;
  items: readonly MenuItem[];
}

const ALL: readonly StaffRole[] = ["administrator", "bendahara", "editor"];
const CONTENT: readonly StaffRole[] = ["administrator", "editor"];
const MONEY: readonly StaffRole[] = ["administrator", "bendahara"];
const HEAD: readonly StaffRole[] = ["administrator"];

/** The sidebar. An item is shown to the roles that may use it. */
export const MENU: readonly MenuSection[] = [
  {
    label: "Ringkasan",
    items: [
      { to: "/admin", label: "Dashboard", icon: "staff-squares-four", roles: ALL },
      { to: "/admin/verifikasi", label: "Verifikasi", icon: "staff-seal-check", roles: MONEY },
      { to: "/admin/persetujuan", label: "Persetujuan", icon: "users-three", roles: MONEY },
      { to: "/admin/operasi", label: "Operasi", icon: "staff-heartbeat", roles: HEAD },
    ],
  },
  {
    label: "Konten",
    items: [
      { to: "/admin/kampanye", label: "Program", icon: "staff-megaphone", roles: CONTENT },
      { to: "/admin/produk", label: "Produk", icon: "staff-package", roles: CONTENT },
      { to: "/admin/kelas", label: "Kelas", icon: "graduation-cap", roles: CONTENT },
      { to: "/admin/doa", label: "Doa dan pesan", icon: "hand-heart", roles: CONTENT },
    ],
  },
  {
    label: "Transaksi",
    items: [
      { to: "/admin/pembayaran", label: "Pembayaran", icon: "wallet", roles: MONEY },
      { to: "/admin/bukti", label: "Tanda terima", icon: "receipt", roles: MONEY },
      { to: "/admin/penyaluran", label: "Penyaluran dana", icon: "staff-hand-coins", roles: MONEY },
      { to: "/admin/mutasi", label: "Mutasi bank", icon: "bank", roles: MONEY },
      { to: "/admin/qris", label: "QRIS", icon: "staff-qr-code", roles: MONEY },
      { to: "/admin/kas", label: "Kas", icon: "staff-coins", roles: MONEY },
      { to: "/admin/buku", label: "Buku", icon: "staff-book-open", roles: MONEY },
      { to: "/admin/dana", label: "Dana", icon: "staff-stack", roles: MONEY },
      { to: "/admin/zakat", label: "Zakat", icon: "staff-calculator", roles: MONEY },
      { to: "/admin/pesanan", label: "Pesanan", icon: "receipt", roles: ALL },
      { to: "/admin/pengemasan", label: "Pengemasan", icon: "staff-package", roles: ALL },
      { to: "/admin/pendaftaran", label: "Pendaftaran kelas", icon: "users-three", roles: ALL },
    ],
  },
  {
    label: "Sistem",
    items: [
      { to: "/admin/anggota", label: "Anggota", icon: "user-circle", roles: HEAD },
      { to: "/admin/petugas", label: "Petugas", icon: "identification-badge", roles: HEAD },
      {
        to: "/admin/riwayat",
        label: "Riwayat perubahan",
        icon: "staff-clock-counter-clockwise",
        roles: HEAD,
      },
      { to: "/admin/pengaturan", label: "Pengaturan", icon: "staff-gear-six", roles: HEAD },
      { to: "/admin/keamanan", label: "Keamanan", icon: "lock-key-fill", roles: ALL },
    ],
  },
];

/** The menu item of an address: the one with the longest matching prefix. */
export function menuItemAt(pathname: string): MenuItem | undefined {
  return MENU.flatMap(({ items }) => items)
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
}
