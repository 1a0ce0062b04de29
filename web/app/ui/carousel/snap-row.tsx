import type { ReactNode } from "react";

export const SnapRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <section aria-label={label} className="snap-row">
    {children}
  </section>
);
