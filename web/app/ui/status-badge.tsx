import type { ReactNode } from "react";

export type BadgeTone = "ok" | "wait" | "no" | "info" | "mute";

const TONE: Record<BadgeTone, string> = {
  ok: "bg-success-soft text-on-success-soft",
  wait: "bg-warning-soft text-on-warning-soft",
  no: "bg-danger-soft text-on-danger-soft",
  info: "bg-info-soft text-on-info-soft",
  mute: "bg-surface-2 text-text-2",
};

/** A state in words, as received; the colour only helps. Only the largest text needs two lines for it. */
export const StatusBadge = ({ tone, children }: { tone: BadgeTone; children: ReactNode }) => (
  <span
    className={`inline-flex min-h-6 min-w-fit items-center gap-[5px] rounded-full px-[9px] py-0.5 text-left text-xs font-bold in-[.bo]:whitespace-nowrap ${TONE[tone]}`}
  >
    <span aria-hidden="true" className="size-1.5 flex-none rounded-full bg-current" />
    {children}
  </span>
);
