import { use } from "react";
import { Link } from "react-router";
import { Chip } from "../ui/chip.tsx";
import {
  CertificateIcon,
  KeyIcon,
  ReceiptIcon,
  ShieldCheckFillIcon,
  UserIcon,
} from "../ui/icons/account-icons.tsx";
import { Icon, type IconProps } from "../ui/icons/icon.tsx";
import { CaretRightBoldIcon, HeartIcon, ShoppingCartSimpleIcon } from "../ui/icons/icons.tsx";
import { GraduationCapIcon, HandHeartIcon } from "../ui/icons/place-icons.tsx";
import { CartCountContext } from "../ui/layout/header-actions.tsx";
import { LIFTED } from "./welcome-header.tsx";

const MapPinIcon = (props: IconProps) => <Icon {...props} name="map-pin-fill" />;

const CoinsIcon = (props: IconProps) => <Icon {...props} name="coins-fill" />;

const GREEN_TILE = "bg-primary-soft text-on-primary-soft";
const GOLD_TILE = "bg-accent-soft text-accent-text";
const BLUE_TILE = "bg-info-soft text-on-info-soft";

const PLACES = [
  { to: "/profile", label: "Profil Saya", Icon: UserIcon, tile: GREEN_TILE },
  { to: "/riwayat-donasi", label: "Riwayat Donasi", Icon: HandHeartIcon, tile: GREEN_TILE },
  { to: "/zakat/riwayat", label: "Riwayat Zakat", Icon: CoinsIcon, tile: GREEN_TILE },
  { to: "/kelas-saya", label: "Kelas Saya", Icon: GraduationCapIcon, tile: GREEN_TILE },
  { to: "/sertifikat", label: "Sertifikat", Icon: CertificateIcon, tile: GREEN_TILE },
  { to: "/incaran", label: "Produk Incaran", Icon: HeartIcon, tile: GOLD_TILE },
  { to: "/keranjang", label: "Keranjang Belanja", Icon: ShoppingCartSimpleIcon, tile: GOLD_TILE },
  { to: "/riwayat-belanja", label: "Riwayat Belanja", Icon: ReceiptIcon, tile: GOLD_TILE },
  { to: "/profile/alamat", label: "Alamat Saya", Icon: MapPinIcon, tile: GOLD_TILE },
  { to: "/reset-password", label: "Ganti Password", Icon: KeyIcon, tile: BLUE_TILE },
  { to: "/profile/keamanan", label: "Keamanan", Icon: ShieldCheckFillIcon, tile: BLUE_TILE },
];

export const MENU_ROW =
  "flex min-h-[60px] w-full items-center gap-3.5 py-2 pr-3 pl-3.5 text-left font-semibold -outline-offset-3";
export const MENU_TILE = "grid size-10 flex-none place-items-center rounded-md";

const BACK_OFFICE = { to: "/admin", label: "Back Office", Icon: KeyIcon, tile: BLUE_TILE };

export function AccountMenu({ isStaff }: { isStaff: boolean }) {
  const inCart = use(CartCountContext);
  return (
    <nav aria-label="Menu akun" className={`${LIFTED} overflow-hidden`}>
      <ul className="divide-y divide-border">
        {(isStaff ? [...PLACES, BACK_OFFICE] : PLACES).map(({ to, label, Icon, tile }) => (
          <li key={to}>
            <Link to={to} className={MENU_ROW}>
              <span className={`${MENU_TILE} ${tile}`}>
                <Icon size={20} />
              </span>
              {label}
              <span className="ml-auto flex items-center gap-2 text-text-3">
                {to === "/keranjang" && inCart > 0 && <Chip tone="gold">{inCart}</Chip>}
                <CaretRightBoldIcon size={16} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
