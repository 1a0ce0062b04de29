import { Link, useLocation } from "react-router";
import {
  GraduationCapFillIcon,
  GraduationCapIcon,
  HandHeartFillIcon,
  HandHeartIcon,
  HouseFillIcon,
  HouseIcon,
  InfoFillIcon,
  InfoIcon,
  StorefrontFillIcon,
  StorefrontIcon,
  UserCircleFillIcon,
  UserCircleIcon,
} from "../icons/place-icons.tsx";

const PLACES = [
  { to: "/", label: "Home", Idle: HouseIcon, Active: HouseFillIcon },
  { to: "/charity", label: "Charity", Idle: HandHeartIcon, Active: HandHeartFillIcon },
  { to: "/sinergy", label: "Sinergy", Idle: StorefrontIcon, Active: StorefrontFillIcon },
  { to: "/academy", label: "Academy", Idle: GraduationCapIcon, Active: GraduationCapFillIcon },
  { to: "/about", label: "About", Idle: InfoIcon, Active: InfoFillIcon },
  { to: "/login", label: "Profile", Idle: UserCircleIcon, Active: UserCircleFillIcon },
];

const PLACE =
  "relative flex h-(--nav-h) min-w-0 flex-1 flex-col items-center justify-center gap-[3px] text-[min(var(--text-2xs),12px)] leading-[min(var(--lh-2xs),16px)] font-semibold text-text-3 transition-colors aria-[current=page]:font-bold aria-[current=page]:text-primary-text";

/** Marked only on an exact match, not on detail pages. */
export function BottomNav() {
  const path = useLocation().pathname.replace(/(.)\/$/, "$1");
  return (
    <nav aria-label="Navigasi utama" className="flex px-1">
      {PLACES.map(({ to, label, Idle, Active }) => {
        const here = path === to;
        return (
          <Link key={to} to={to} aria-current={here ? "page" : undefined} className={PLACE}>
            {here && <span className="absolute top-0 h-[3px] w-7 rounded-b-[4px] bg-current" />}
            {here ? <Active size={24} /> : <Idle size={24} />}
            <span>{label}</span>
          </Link>
        );
      })}
    </nav>
  );
}
