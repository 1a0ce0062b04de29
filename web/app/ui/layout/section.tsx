import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../icons/icon.tsx";

interface SectionProps {
  title: string;
  more?: string;
  aside?: ReactNode;
  text?: string;
  className?: string;
  children: ReactNode;
}

export const Section = ({ title, more, aside, text, className = "mt-6", children }: SectionProps) => (
  <section className={className}>
    <div className="mb-1 flex min-h-(--tap) flex-wrap items-center justify-between gap-x-3 px-4">
      <h2 className="text-xl">{title}</h2>
      {aside && <span className="text-xs text-text-3">{aside}</span>}
      {more && (
        <Link
          to={more}
          aria-label={`Lihat semua ${title}`}
          className="inline-flex min-h-(--tap) items-center gap-0.5 text-sm font-semibold whitespace-nowrap text-primary-text hover:underline"
        >
          Lihat semua <Icon name="caret-right-bold" size={16} />
        </Link>
      )}
    </div>
    {text && <p className="-mt-1.5 mb-3 px-4 text-sm text-text-2">{text}</p>}
    {children}
  </section>
);
