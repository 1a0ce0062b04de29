import { Link, useLocation } from "react-router";
import { useSiteName } from "../platform/site-name.ts";
import { Icon } from "../ui/icons/icon.tsx";
import { PLACES } from "../ui/layout/bottom-nav.tsx";

const GROUPS = [
  {
    title: "Beramal",
    links: [
      ["/zakat", "Zakat"],
      ["/niat", "Niat rutin"],
      ["/transparansi", "Transparansi"],
      ["/cek-donasi", "Cek donasi"],
    ],
  },
  {
    title: "Ikut serta",
    links: [
      ["/acara", "Acara"],
      ["/tiket-saya", "Tiket Saya"],
      ["/artikel", "Artikel"],
    ],
  },
  {
    title: "Milikku",
    links: [
      ["/riwayat-donasi", "Riwayat Donasi"],
      ["/riwayat-belanja", "Pesanan"],
      ["/kelas-saya", "Kelas Saya"],
    ],
  },
] as const;

/** The same links as in the column, beside it on wide screens. */
export function LeftRail() {
  const path = useLocation().pathname;
  return (
    <nav aria-label="Pintasan" className="rail rail-left">
      <Link
        to="/"
        className="flex min-h-(--tap) items-center gap-2.5 px-3 pb-1.5 font-extrabold tracking-[.02em]"
      >
        <img src="/logo/mark.svg" alt="" width={34} height={34} />
        {useSiteName()}
      </Link>
      <ul>
        {PLACES.map(({ to, label, idle, active }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={path === to ? "page" : undefined}
              className="flex min-h-(--tap) items-center gap-3 rounded-md px-3 font-semibold text-text-2 aria-[current=page]:bg-surface aria-[current=page]:text-primary-text aria-[current=page]:shadow-card"
            >
              <Icon name={path === to ? active : idle} size={24} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {GROUPS.map(({ title, links }) => (
        <div key={title} className="border-t border-border-strong/40 pt-2">
          <h2 className="px-3 text-xs">{title}</h2>
          <ul>
            {links.map(([to, label]) => (
              <li key={to}>
                <Link
                  to={to}
                  className="flex min-h-8.5 items-center px-3 text-sm text-text-2 hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
