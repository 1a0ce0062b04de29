import { mayOneOf, type Permission, type StaffRole } from "@barakah/contract/platform/staff-roles";
import { matchPath } from "react-router";
import type { IconName } from "../../ui/icons/icon.tsx";
import type { Screen } from "../../ui/staff/work-page.tsx";
import { PURPOSES } from "./purposes.ts";

export interface MenuItem {
  to: string;
  label: string;
  icon: IconName;
  permission: Permission;
  /** Screens elsewhere that this one leads to. */
  leadsTo: readonly string[];
}

export interface MenuSection {
  /** Empty: no heading. */
  label: string;
  items: readonly MenuItem[];
  /** Less often needed: unfolded by a tap. */
  folded?: { label: string; items: readonly MenuItem[] };
}

const item = (
  path: string,
  label: string,
  icon: IconName,
  permission: Permission,
  leadsTo: readonly string[] = [],
): MenuItem => ({ to: `/admin${path && `/${path}`}`, label, icon, permission, leadsTo });

/** The sidebar. An item is shown to staff with its permission. */
export const MENU: readonly MenuSection[] = [
  {
    label: "",
    items: [
      item("", "Hari ini", "calendar-check-fill", "work"),
      item("angka", "Angka", "staff-squares-four", "figures"),
    ],
  },
  {
    label: "Keuangan",
    items: [
      item("verifikasi", "Verifikasi", "staff-seal-check", "money"),
      item("mutasi", "Mutasi", "bank", "money"),
      item("penyaluran", "Penyaluran", "staff-hand-coins", "money"),
    ],
    folded: {
      label: "Pembukuan",
      items: [
        item("persetujuan", "Persetujuan", "users-three", "money"),
        item("pencairan-toko", "Pencairan toko", "storefront", "money"),
        item("pembayaran", "Pembayaran", "wallet", "money"),
        item("bukti", "Tanda terima", "receipt", "money"),
        item("kas", "Kas", "staff-coins", "money"),
        item("qris", "QRIS dan HP", "staff-qr-code", "money"),
        item("notifikasi-uang", "Kabar uang masuk", "bell", "money"),
        item("buku", "Buku", "staff-book-open", "money"),
        item("buku/bank", "Cocokkan dengan bank", "staff-equals-bold", "money", ["/admin/penyedia"]),
        item("dana", "Dana", "staff-stack", "money"),
        item("dana/laporan", "Laporan, tutup bulan", "file-text", "money", ["/admin/laporan"]),
        item("zakat", "Zakat", "staff-calculator", "money"),
      ],
    },
  },
  {
    label: "Toko dan kelas",
    items: [
      item("pesanan", "Pesanan", "shopping-cart-simple", "orders"),
      item("pengemasan", "Pengemasan", "staff-package", "orders"),
      item("toko", "Toko anggota", "storefront", "stores"),
    ],
    folded: {
      label: "Toko dan kelas lain",
      items: [
        item("kupon", "Kupon belanja", "ticket", "products"),
        item("tarif", "Ongkos kirim", "map-pin-fill", "orders"),
        item("testimoni", "Testimoni", "staff-quotes", "moderation"),
        item("pendaftaran", "Peserta kelas", "users-three", "enrolments"),
      ],
    },
  },
  {
    label: "Konten",
    items: [
      item("kampanye", "Program", "staff-megaphone", "campaigns"),
      item("produk", "Produk", "storefront", "products"),
      item("kelas", "Kelas", "graduation-cap", "courses"),
      item("acara", "Acara", "ticket", "registrations"),
      item("artikel", "Artikel", "file-text", "articles"),
    ],
    folded: {
      label: "Kabar dan doa",
      items: [
        item("siaran", "Siaran", "staff-paper-plane-tilt", "messages"),
        item("pesan", "Pesan untuk tamu", "whats-app-logo", "messages"),
        item("doa", "Doa dan pesan", "hand-heart", "moderation"),
      ],
    },
  },
  {
    label: "Pengaturan",
    items: [item("keamanan", "Keamanan akunku", "lock-key-fill", "work")],
    folded: {
      label: "Pengaturan lain",
      items: [
        item("anggota", "Anggota", "user-circle", "administration"),
        item("petugas", "Petugas", "identification-badge", "administration"),
        item("pengaturan", "Pengaturan", "staff-gear-six", "administration"),
        item("riwayat", "Riwayat perubahan", "staff-clock-counter-clockwise", "administration"),
        item("operasi", "Kesehatan sistem", "staff-heartbeat", "administration"),
        item("mulai", "Pemasangan pertama", "staff-list-numbers", "administration"),
      ],
    },
  },
];

const ITEMS = MENU.flatMap(({ items, folded }) => [...items, ...(folded?.items ?? [])]);

/** The menu item of an address: the one that leads to it, or that with the longest matching prefix. */
export const menuItemAt = (pathname: string): MenuItem | undefined => {
  const within = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  return (
    ITEMS.find(({ leadsTo }) => leadsTo.some(within)) ??
    ITEMS.filter(({ to }) => within(to)).toSorted((one, other) => other.to.length - one.to.length)[0]
  );
};

/** The section of the menu that a screen is in, or the item that it belongs to. */
function sectionAt(pathname: string): string {
  const own = menuItemAt(pathname);
  const section = MENU.find(({ items, folded }) =>
    [...items, ...(folded?.items ?? [])].some((one) => one === own),
  );
  return (own?.to === pathname ? section?.label : own && own.to !== "/admin" && own.label) || "Back office";
}

/** What the frame of a screen says: where it is, and what it is for. */
export function screenAt(pathname: string): Screen {
  const address = Object.keys(PURPOSES).find((path) => matchPath(`/admin/${path}`, pathname));
  return {
    section: sectionAt(pathname),
    address,
    purpose: address === undefined ? undefined : PURPOSES[address],
  };
}

/** The sections with the items that these roles may use. */
export function visibleTo(roles: readonly StaffRole[]): MenuSection[] {
  const theirs = (items: readonly MenuItem[]) =>
    items.filter(({ permission }) => mayOneOf(roles, permission));
  return MENU.flatMap(({ label, items, folded }) => {
    const own = theirs(items);
    const inner = theirs(folded?.items ?? []);
    if (own.length + inner.length === 0) return [];
    // A single item is no reason to unfold something.
    if (!folded || inner.length < 2) return [{ label, items: [...own, ...inner] }];
    return [{ label, items: own, folded: { ...folded, items: inner } }];
  });
}
