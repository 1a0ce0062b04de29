import type { ReactNode } from "react";
import { CaretDownBoldIcon } from "../ui/icons/icons.tsx";

/** A disclosure with a short answer. */
export const More = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className="group">
    <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm font-bold text-primary-text [&::-webkit-details-marker]:hidden">
      {summary}
      <CaretDownBoldIcon size={16} className="transition-transform group-open:rotate-180" />
    </summary>
    <p className="pb-2 text-sm text-pretty text-text-2">{children}</p>
  </details>
);
