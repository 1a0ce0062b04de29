import type { ReactNode } from "react";

interface SnapRowProps {
  label: string;
  /** One in view, and a part of the next. */
  wide?: boolean;
  children: ReactNode;
}

export const SnapRow = ({ label, wide = false, children }: SnapRowProps) => (
  <section aria-label={label} className={wide ? "snap-row snap-row-wide" : "snap-row"}>
    {children}
  </section>
);
