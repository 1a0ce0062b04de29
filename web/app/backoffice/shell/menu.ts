import type { StaffRole } from "@barakah/contract";
import type { ComponentType } from "react";
import type { IconProps } from "../../ui/icons/glyph.tsx";
import { LockKeyFillIcon } from "../../ui/icons/icons.tsx";
import { GraduationCapIcon, HandHeartIcon, UserCircleIcon } from "../../ui/icons/place-icons.tsx";
import {
  BankIcon,
  BookOpenIcon,
  CalculatorIcon,
  ClockCounterClockwiseIcon,
  CoinsIcon,
  GearSixIcon,
  HandCoinsIcon,
  HeartbeatIcon,
  IdentificationBadgeIcon,
  MegaphoneIcon,
  PackageIcon,
  QrCodeIcon,
  ReceiptIcon,
  SealCheckIcon,
  SquaresFourIcon,
  StackIcon,
  UsersThreeIcon,
  WalletIcon,
} from "./menu-icons.tsx";

export interface MenuItem {
  to: string;
  label: string;
  Icon: ComponentType<IconProps>;
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
      { to: "/admin", label: "Dashboard", Icon: SquaresFourIcon, roles: ALL },
      { to: "/admin/verifikasi", label: "Verifikasi", Icon: SealCheckIcon, roles: MONEY },
      { to: "/admin/persetujuan", label: "Persetujuan", Icon: UsersThreeIcon, roles: MONEY },
      { to: "/admin/operasi", label: "Operasi", Icon: HeartbeatIcon, roles: HEAD },
    ],
  },
  {
    label: "Konten",
    items: [
      { to: "/admin/kampanye", label: "Program", Icon: MegaphoneIcon, roles: CONTENT },
      { to: "/admin/produk", label: "Produk", Icon: PackageIcon, roles: CONTENT },
      { to: "/admin/kelas", label: "Kelas", Icon: GraduationCapIcon, roles: CONTENT },
      { to: "/admin/doa", label: "Doa dan pesan", Icon: HandHeartIcon, roles: CONTENT },
    ],
  },
  {
    label: "Transaksi",
    items: [
      { to: "/admin/pembayaran", label: "Pembayaran", Icon: WalletIcon, roles: MONEY },
      { to: "/admin/bukti", label: "Tanda terima", Icon: ReceiptIcon, roles: MONEY },
      { to: "/admin/penyaluran", label: "Penyaluran dana", Icon: HandCoinsIcon, roles: MONEY },
      { to: "/admin/mutasi", label: "Mutasi bank", Icon: BankIcon, roles: MONEY },
      { to: "/admin/qris", label: "QRIS", Icon: QrCodeIcon, roles: MONEY },
      { to: "/admin/kas", label: "Kas", Icon: CoinsIcon, roles: MONEY },
      { to: "/admin/buku", label: "Buku", Icon: BookOpenIcon, roles: MONEY },
      { to: "/admin/dana", label: "Dana", Icon: StackIcon, roles: MONEY },
      { to: "/admin/zakat", label: "Zakat", Icon: CalculatorIcon, roles: MONEY },
      { to: "/admin/pesanan", label: "Pesanan", Icon: ReceiptIcon, roles: ALL },
      { to: "/admin/pengemasan", label: "Pengemasan", Icon: PackageIcon, roles: ALL },
      { to: "/admin/pendaftaran", label: "Pendaftaran kelas", Icon: UsersThreeIcon, roles: ALL },
    ],
  },
  {
    label: "Sistem",
    items: [
      { to: "/admin/anggota", label: "Anggota", Icon: UserCircleIcon, roles: HEAD },
      { to: "/admin/petugas", label: "Petugas", Icon: IdentificationBadgeIcon, roles: HEAD },
      { to: "/admin/riwayat", label: "Riwayat perubahan", Icon: ClockCounterClockwiseIcon, roles: HEAD },
      { to: "/admin/pengaturan", label: "Pengaturan", Icon: GearSixIcon, roles: HEAD },
      { to: "/admin/keamanan", label: "Keamanan", Icon: LockKeyFillIcon, roles: ALL },
    ],
  },
];

/** The menu item of an address: the one with the longest matching prefix. */
export function menuItemAt(pathname: string): MenuItem | undefined {
  return MENU.flatMap(({ items }) => items)
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
}
