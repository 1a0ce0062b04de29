import { type ReactNode, use } from "react";
import { Link } from "react-router";
import { nearMoment } from "../platform/day-box.ts";
import { useNow } from "../platform/now.tsx";
import { Chip } from "../ui/chip.tsx";
import { Icon, type IconName } from "../ui/icons/icon.tsx";
import { CartCountContext } from "../ui/layout/header-actions.tsx";
import { useWaiting } from "./waiting-query.ts";
import { LIFTED } from "./welcome-header.tsx";

const GREEN_TILE = "bg-primary-soft text-on-primary-soft";
const GOLD_TILE = "bg-accent-soft text-accent-text";
const BLUE_TILE = "bg-info-soft text-on-info-soft";

interface Place {
  to: string;
  label: string;
  icon: IconName;
}

/** What is the member's own. */
const MINE = [
  { to: "/riwayat-donasi", label: "Riwayat Donasi", icon: "hand-heart-fill", tile: GREEN_TILE },
  { to: "/tiket-saya", label: "Tiket Saya", icon: "ticket", tile: GREEN_TILE },
  { to: "/riwayat-belanja", label: "Riwayat Belanja", icon: "receipt", tile: GOLD_TILE },
  { to: "/niat", label: "Niat Rutin", icon: "plant-fill", tile: GREEN_TILE },
  { to: "/zakat/riwayat", label: "Riwayat Zakat", icon: "coins-fill", tile: GREEN_TILE },
  { to: "/sertifikat", label: "Sertifikat", icon: "certificate-fill", tile: BLUE_TILE },
] as const satisfies readonly (Place & { tile: string })[];

interface Group {
  title: string;
  places: readonly Place[];
}

const SHOPPING: Group = {
  title: "Belanja & Toko",
  places: [
    { to: "/keranjang", label: "Keranjang Belanja", icon: "shopping-cart-simple" },
    { to: "/incaran", label: "Produk Incaran", icon: "heart" },
    { to: "/unduhan", label: "Unduhan Saya", icon: "download-simple" },
    { to: "/toko-saya", label: "Toko Saya", icon: "storefront" },
    { to: "/profile/alamat", label: "Alamat Saya", icon: "map-pin-fill" },
  ],
};
const LEARNING: Group = {
  title: "Belajar",
  places: [
    { to: "/kelas-saya", label: "Kelas Saya", icon: "graduation-cap" },
    { to: "/tulisan-saya", label: "Tulisan Saya", icon: "pencil-simple-fill" },
  ],
};
const ACCOUNT: Group = {
  title: "Akun",
  places: [
    { to: "/profile", label: "Profil Saya", icon: "user" },
    { to: "/reset-password", label: "Ganti Password", icon: "key" },
    { to: "/profile/keamanan", label: "Keamanan", icon: "shield-check-fill" },
    { to: "/notifikasi/pilihan", label: "Atur notifikasi", icon: "bell" },
  ],
};
const HELP: Group = {
  title: "Bantuan",
  places: [
    { to: "/hubungi-kami", label: "Tanya kami", icon: "whats-app-logo" },
    { to: "/cek-donasi", label: "Cek donasi dengan nomornya", icon: "magnifying-glass" },
    { to: "/about", label: "Tentang kami", icon: "info" },
  ],
};
const STAFF: Group = { title: "Petugas", places: [{ to: "/admin", label: "Back Office", icon: "key" }] };

export const MENU_ROW =
  "flex min-h-[52px] w-full items-center gap-3.5 py-1.5 pr-3 pl-3.5 text-left font-semibold -outline-offset-3";
export const MENU_TILE = "grid size-9 flex-none place-items-center rounded-md";
/** Only what is the member's own has a colour. */
export const GREY_TILE = "bg-surface-2 text-text-2";

interface AccountMenuProps {
  memberId: number | undefined;
  isStaff: boolean;
  /** The last row of the account's own group. */
  data: ReactNode;
}

export function AccountMenu({ memberId, isStaff, data }: AccountMenuProps) {
  const inCart = use(CartCountContext);
  const news = useNews(memberId);
  const cart = inCart > 0 && <Chip tone="gold">{inCart}</Chip>;
  return (
    <nav aria-label="Menu akun">
      <ul
        className={`${LIFTED} grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.25rem),1fr))] gap-px overflow-hidden bg-border`}
      >
        {MINE.map(({ to, label, icon, tile }) => (
          <li key={to} className="bg-surface">
            <Link
              to={to}
              className="flex h-full min-h-25 flex-col items-center px-1.5 pt-3.5 pb-3 text-center -outline-offset-3"
            >
              <span className={`grid size-11 place-items-center rounded-[14px] ${tile}`}>
                <Icon name={icon} size={24} />
              </span>
              <b className="mt-2 text-sm leading-[1.1rem]">{label}</b>
              {news[to] && (
                <small className="mt-0.5 text-2xs font-semibold text-accent-text">{news[to]}</small>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {isStaff && <MenuGroup {...STAFF} />}
      <MenuGroup {...SHOPPING} asides={{ "/keranjang": cart, "/toko-saya": news["/toko-saya"] }} />
      <MenuGroup {...LEARNING} />
      <MenuGroup {...ACCOUNT}>{data}</MenuGroup>
      <MenuGroup {...HELP} />
    </nav>
  );
}

type News = Record<string, string | undefined>;

/** What is on its way or waits for the member, by the menu entry that leads to it; from the list that home also shows. */
function useNews(memberId: number | undefined): News {
  const now = useNow();
  const things = useWaiting(memberId)?.things ?? [];
  const of = (kind: string, begins = "") =>
    things.filter((thing) => thing.kind === kind && thing.link.startsWith(begins));
  const [ticket] = of("ticket");
  const when =
    ticket?.deadline && Date.parse(ticket.deadline) > now ? nearMoment(ticket.deadline, now) : "sekarang";
  const count = (found: readonly unknown[], words: string) =>
    found.length > 0 ? `${found.length} ${words}` : undefined;
  return {
    "/tiket-saya": ticket && when,
    "/riwayat-belanja": count(of("parcel"), "dalam perjalanan"),
    "/niat": count(of("pledge"), "sudah waktunya"),
    "/toko-saya": of("selling")[0]?.title,
  };
}

interface MenuGroupProps extends Group {
  asides?: Record<string, ReactNode>;
  children?: ReactNode;
}

const MenuGroup = ({ title, places, asides = {}, children }: MenuGroupProps) => (
  <section className="mx-4 mt-5">
    <h2 className="mb-1.5 text-sm text-text-2">{title}</h2>
    <ul className="divide-y divide-border overflow-hidden rounded-lg bg-surface shadow-card">
      {places.map(({ to, label, icon }) => (
        <li key={to}>
          <Link to={to} className={MENU_ROW}>
            <span className={`${MENU_TILE} ${GREY_TILE}`}>
              <Icon name={icon} size={20} />
            </span>
            {label}
            <span className="ml-auto flex items-center gap-2 text-xs text-text-2">
              {asides[to]}
              <Icon name="caret-right-bold" size={16} className="text-text-3" />
            </span>
          </Link>
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  </section>
);
