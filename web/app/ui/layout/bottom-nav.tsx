import { Link, useLocation } from "react-router";
import { Icon } from "../icons/icon.tsx";

export const PLACES = [
  { to: "/", label: "Home", idle: "house", active: "house-fill" },
  { to: "/charity", label: "Charity", idle: "hand-heart", active: "hand-heart-fill" },
  { to: "/sinergy", label: "Sinergy", idle: "storefront", active: "storefront-fill" },
  { to: "/academy", label: "Academy", idle: "graduation-cap", active: "graduation-cap-fill" },
  { to: "/about", label: "About", idle: "info", active: "info-fill" },
  { to: "/login", label: "Profile", idle: "user-circle", active: "user-circle-fill" },
] as const;

const PLACE =
  "relative flex h-(--nav-h) min-w-0 flex-1 flex-col items-center justify-center gap-[3px] short:flex-row short:gap-1 text-[min(var(--text-2xs),12px)] leading-[min(var(--lh-2xs),16px)] font-semibold text-text-3 transition-colors aria-[current=page]:font-bold aria-[current=page]:text-primary-text";

/** Marked only on an exact match, not on detail pages. */
export function BottomNav() {
  const path = useLocation().pathname.replace(/(.)\/$/, "$1");
  return (
    <nav aria-label="Navigasi utama" className="flex px-1">
      {PLACES.map(({ to, label, idle, active }) => {
        const here = path === to;
        return (
          <Link key={to} to={to} aria-current={here ? "page" : undefined} className={PLACE}>
            {here && <span className="absolute top-0 h-[3px] w-7 rounded-b-[4px] bg-current" />}
            <Icon name={here ? active : idle} size={24} className="short:size-5" />
            <span>{label}</span>
          </Link>
        );
      })}
    </nav>
  );
}
