import type { ReactNode } from "react";

export const ActionBar = ({ children }: { children: ReactNode }) => (
  <section
    aria-label="Tindakan"
    className="flex flex-wrap items-center gap-2 border-b border-border px-3 py-2.5 sm:gap-3 sm:px-4"
  >
    {children}
  </section>
);
