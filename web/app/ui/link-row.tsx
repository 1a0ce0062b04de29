import { Link } from "react-router";
import { Icon, type IconName } from "./icons/icon.tsx";

interface LinkRowProps {
  to: string;
  icon: IconName;
  title: string;
  text: string;
  className?: string;
  /** A file on the server, not a page. */
  document?: boolean;
  /** Without a margin at its sides. */
  flush?: boolean;
}

/** A card of one row that leads elsewhere. */
export const LinkRow = ({
  to,
  icon,
  title,
  text,
  className = "mt-4",
  document,
  flush = false,
}: LinkRowProps) => (
  <Link
    to={to}
    reloadDocument={document}
    className={`${flush ? "" : "mx-4"} flex min-h-16 items-center gap-3 rounded-lg bg-surface px-3.5 py-3 shadow-card ${className}`}
  >
    <span className="grid size-11 flex-none place-items-center rounded-[14px] bg-primary-soft text-on-primary-soft">
      <Icon name={icon} size={24} />
    </span>
    <span className="min-w-0 flex-1">
      <b className="block leading-[1.3rem]">{title}</b>
      <span className="block text-xs text-text-2">{text}</span>
    </span>
    <Icon name="caret-right-bold" size={16} className="text-text-3" />
  </Link>
);
