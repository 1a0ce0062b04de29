import type { ReactNode } from "react";

/** Wraps skeletons: readers hear one word, and nothing is seen before 150 ms have passed. */
export function Loading({ label = "Memuat…", children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" className="appear-late">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
