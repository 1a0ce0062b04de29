import { use } from "react";
import { Link } from "react-router";
import { Chip } from "../ui/chip.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { CartCountContext } from "../ui/layout/header-actions.tsx";
import { LIFTED } from "./welcome-header.tsx";

const GREEN_TILE = "bg-primary-soft text-on-primary-soft";
const GOLD_TILE = "bg-accent-soft text-accent-text";
const BLUE_TILE = "bg-info-soft text-on-info-soft";

const PLACES = [
  { to: "/profile", label: "Profil Saya", icon: "user", tile: GREEN_TILE },
  { to: "/riwayat-donasi", label: "Riwayat Donasi", icon: "hand-heart", tile: GREEN_TILE },
  { to: "/niat", label: "Niat Rutin", icon: "calendar-check-fill", tile: GREEN_TILE },
  { to: "/zakat/riwayat", label: "Riwayat Zakat", icon: "coins-fill", tile: GREEN_TILE },
  { to: "/kelas-saya", label: "Kelas Saya", icon: "graduation-cap", tile: GREEN_TILE },
  { to: "/tiket-saya", label: "Tiket Saya", icon: "ticket", tile: GREEN_TILE },
  { to: "/sertifikat", label: "Sertifikat", icon: "certificate-fill", tile: GREEN_TILE },
  { to: "/incaran", label: "Produk Incaran", icon: "heart", tile: GOLD_TILE },
  { to: "/keranjang", label: "Keranjang Belanja", icon: "shopping-cart-simple", tile: GOLD_TILE },
  { to: "/riwayat-belanja", label: "Riwayat Belanja", icon: "receipt", tile: GOLD_TILE },
  { to: "/unduhan", label: "Unduhan Saya", icon: "download-simple", tile: GOLD_TILE },
  { to: "/toko-saya", label: "Toko Saya", icon: "storefront", tile: GOLD_TILE },
  { to: "/tulisan-saya", label: "Tulisan Saya", icon: "pencil-simple-fill", tile: GREEN_TILE },
  { to: "/profile/alamat", label: "Alamat Saya", icon: "map-pin-fill", tile: GOLD_TILE },
  { to: "/reset-password", label: "Ganti Password", icon: "key", tile: BLUE_TILE },
  { to: "/profile/keamanan", label: "Keamanan", icon: "shield-check-fill", tile: BLUE_TILE },
] as const;

export const MENU_ROW =
  "flex min-h-[60px] w-full items-center gap-3.5 py-2 pr-3 pl-3.5 text-left font-semibold -outline-offset-3";
export const MENU_TILE = "grid size-10 flex-none place-items-center rounded-md";

const BACK_OFFICE = { to: "/admin", label: "Back Office", icon: "key", tile: BLUE_TILE } as const;

export function AccountMenu({ isStaff }: { isStaff: boolean }) {
  const inCart = use(CartCountContext);
  return (
    <nav aria-label="Menu akun" className={`${LIFTED} overflow-hidden`}>
      <ul className="divide-y divide-border">
        {(isStaff ? [...PLACES, BACK_OFFICE] : PLACES).map(({ to, label, icon, tile }) => (
          <li key={to}>
            <Link to={to} className={MENU_ROW}>
              <span className={`${MENU_TILE} ${tile}`}>
                <Icon name={icon} size={20} />
              </span>
              {label}
              <span className="ml-auto flex items-center gap-2 text-text-3">
                {to === "/keranjang" && inCart > 0 && <Chip tone="gold">{inCart}</Chip>}
                <Icon name="caret-right-bold" size={16} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
