import { Link } from "react-router";
import { Icon } from "../ui/icons/icon.tsx";

const SERVICES = [
  {
    to: "/charity",
    name: "Donasi",
    circle: "Untuk semua",
    membersOnly: false,
    icon: "hand-heart-fill",
    tone: "bg-primary-soft text-on-primary-soft",
  },
  {
    to: "/sinergy",
    name: "Belanja",
    circle: "Bebas dilihat, pesan khusus anggota",
    membersOnly: true,
    icon: "storefront-fill",
    tone: "bg-accent-soft text-accent-text",
  },
  {
    to: "/academy",
    name: "Belajar",
    circle: "Khusus anggota",
    membersOnly: true,
    icon: "graduation-cap-fill",
    tone: "bg-info-soft text-on-info-soft",
  },
] as const;

export const ServiceTiles = () => (
  <nav
    aria-label="Layanan"
    className="mt-3 mb-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-2 px-4 sm:gap-2.5"
  >
    {SERVICES.map(({ to, name, circle, membersOnly, icon, tone }) => (
      <Link
        key={to}
        to={to}
        className="relative flex min-h-[116px] flex-col gap-2 rounded-lg bg-surface px-2.5 pt-3.5 pb-3 shadow-card sm:px-3"
      >
        <span className={`grid size-11 place-items-center rounded-[14px] ${tone}`}>
          <Icon name={icon} size={24} />
        </span>
        <b className="leading-[1.25rem]">{name}</b>
        <small className="-mt-1.5 text-2xs tracking-[-.01em] text-text-2">{circle}</small>
        {membersOnly && (
          <Icon name="lock-key-fill" size={16} className="absolute top-3.5 right-3 text-text-3" />
        )}
      </Link>
    ))}
  </nav>
);
