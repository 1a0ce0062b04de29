import type { ReactNode } from "react";
import { type BadgeTone, StatusBadge } from "../ui/status-badge.tsx";

interface FactTileProps {
  icon: ReactNode;
  label: string;
  badge: { tone: BadgeTone; text: string };
  value: string;
  note: string;
  children?: ReactNode;
}

export const FactTile = ({ icon, label, badge, value, note, children }: FactTileProps) => (
  <div className="bo-card flex min-w-0 flex-col px-4.5 py-4 wrap-anywhere">
    <p className="flex flex-wrap items-center gap-x-2 font-semibold text-text-2">
      {icon}
      <span className="flex-1">{label}</span>
      <StatusBadge tone={badge.tone}>{badge.text}</StatusBadge>
    </p>
    <p className="mt-1.5 text-[1.25rem] leading-[1.75rem] font-extrabold tracking-[-.02em] tabular-nums">
      {value}
    </p>
    <p className="text-[0.8125rem] leading-[1.125rem] text-text-2">{note}</p>
    {children && <div className="mt-3 text-[0.8125rem] leading-[1.125rem] text-text-2">{children}</div>}
  </div>
);

const DAY_LOOK = { true: "bg-primary", false: "bg-danger", null: "bg-surface-2" };

/** A bar of days: red ones failed, pale ones were not expected yet. */
export const DayBar = ({ days, label }: { days: readonly (boolean | null)[]; label: string }) => (
  <div>
    <div className="mb-1 flex h-5 gap-1" aria-hidden="true">
      {days
        .map((good, place) => ({ good, place }))
        .map(({ good, place }) => (
          <span key={place} className={`flex-1 rounded-[4px] ${DAY_LOOK[`${good}`]}`} />
        ))}
    </div>
    {label}
  </div>
);
