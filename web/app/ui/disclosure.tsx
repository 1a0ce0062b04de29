import type { ReactNode } from "react";
import { Icon } from "./icons/icon.tsx";

/** A question that opens its short answer; works without JavaScript. */
export const Disclosure = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <details className="group">
    <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-sm font-bold text-primary-text [&::-webkit-details-marker]:hidden">
      {summary}
      <Icon name="caret-down-bold" size={16} className="transition-transform group-open:rotate-180" />
    </summary>
    <p className="pb-2 text-sm text-pretty text-text-2">{children}</p>
  </details>
);
