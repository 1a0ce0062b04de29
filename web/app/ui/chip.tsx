import type { ReactNode } from "react";

/** `glass` and `shade` lie on pictures. */
export type ChipTone = "plain" | "green" | "gold" | "glass" | "shade";

const TONE: Record<ChipTone, string> = {
  plain: "bg-surface-2 text-text-2",
  green: "bg-primary-soft text-on-primary-soft",
  gold: "bg-accent-soft text-accent-text inset-ring inset-ring-accent-line",
  glass: "bg-glass text-on-glass",
  shade: "bg-shade text-on-shade",
};

interface ChipProps {
  tone?: ChipTone;
  className?: string;
  children: ReactNode;
}

export const Chip = ({ tone = "plain", className = "", children }: ChipProps) => (
  <span
    className={`inline-flex min-h-6 items-center gap-[5px] rounded-full px-2.5 text-2xs leading-none font-bold whitespace-nowrap ${TONE[tone]} ${className}`}
  >
    {children}
  </span>
);
