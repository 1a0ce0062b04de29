import type { ReactNode } from "react";

/** Cards in a row that is moved sideways by hand; two are in view. */
export const SnapRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <section aria-label={label} className="snap-row">
    {children}
  </section>
);
