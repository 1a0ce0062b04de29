import type { ReactNode } from "react";
import { Link } from "react-router";
import { IconButton } from "../form/icon-button.tsx";
import { Icon } from "../icons/icon.tsx";

interface DockRowProps {
  label: string;
  to: string;
  above: string;
  text: ReactNode;
  putAway?: { label: string; act(): void };
  children?: ReactNode;
}

/**
 * Something that waits for a returning visitor, visible on the smallest phone without moving the page. Its text stops
 * growing where it would cover the page.
 */
export const DockRow = ({ label, to, above, text, putAway, children }: DockRowProps) => (
  <section aria-label={label} className="border-b border-border px-4 py-1">
    <div className={`flex items-center ${putAway ? "-mr-3" : ""}`}>
      <Link to={to} className="flex min-h-12 min-w-0 flex-1 items-center gap-2">
        <span className="min-w-0 flex-1">
          <span className="block text-[min(var(--text-xs),4.6vw)] leading-[1.4] text-text-2">
            {above.replaceAll("Rp. ", "Rp.\u00a0")}
          </span>
          <b className="block text-[min(var(--text-sm),5.4vw)] leading-[1.4] font-extrabold text-primary-text wrap-anywhere">
            {text}
          </b>
        </span>
        <Icon name="caret-right-bold" size={16} className="text-text-3" />
      </Link>
      {putAway && (
        <IconButton label={putAway.label} onClick={putAway.act}>
          <Icon name="x-bold" size={18} />
        </IconButton>
      )}
    </div>
    {children}
  </section>
);
