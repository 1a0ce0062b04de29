import type { ReactNode } from "react";
import { Link } from "react-router";

const LOOK = {
  chip: "rounded-full border-border-strong px-4 text-sm aria-[current=page]:border-primary aria-[current=page]:bg-primary-soft aria-[current=page]:text-on-primary-soft",
  tile: "min-w-16 flex-col justify-center rounded-lg border-border px-3 py-2 leading-[1.3] aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:text-on-primary",
};

interface FilterLinksProps {
  label: string;
  look?: keyof typeof LOOK;
  links: readonly { to: string; current: boolean; label: ReactNode }[];
  className?: string;
}

/** Filters of a list, as links: they also work without JavaScript. Scrolls sideways if wider than the screen. */
export const FilterLinks = ({ label, look = "chip", links, className = "py-4" }: FilterLinksProps) => (
  <nav aria-label={label} className={`flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] ${className}`}>
    {links.map((link) => (
      <Link
        key={link.to}
        to={link.to}
        replace
        preventScrollReset
        aria-current={link.current ? "page" : undefined}
        className={`inline-flex min-h-(--tap) flex-none items-center border bg-surface font-semibold ${LOOK[look]}`}
      >
        {link.label}
      </Link>
    ))}
  </nav>
);
