import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";

const TONE = {
  gold: "bg-accent-soft text-accent-text inset-ring inset-ring-accent-line",
  green: "bg-primary-softer text-on-primary-soft inset-ring inset-ring-primary-line",
  red: "bg-danger-soft text-on-danger-soft",
  info: "bg-info-soft text-on-info-soft",
};

interface NoteProps {
  tone: keyof typeof TONE;
  icon?: ReactNode;
  className?: string;
  /** Scrolls into view. */
  come?: boolean;
  children: ReactNode;
}

const toSight = (note: HTMLElement | null) => note?.scrollIntoView({ block: "center" });

export const Note = ({ tone, icon, className = "", come, children }: NoteProps) => (
  <div
    ref={come ? toSight : undefined}
    className={`flex gap-2.5 rounded-md px-3.5 py-3 text-sm leading-[1.1875rem] ${TONE[tone]} ${className}`}
  >
    {icon}
    <div className="min-w-0 flex-1 wrap-anywhere">{children}</div>
  </div>
);

/** The error of a form that could not be sent, below its fields. */
export const ProblemNote = ({ children, come }: { children: ReactNode; come?: boolean }) =>
  children && (
    <Note tone="red" icon={<Icon name="warning-circle-fill" size={20} />} className="mx-4 mt-4" come={come}>
      {children}
    </Note>
  );
