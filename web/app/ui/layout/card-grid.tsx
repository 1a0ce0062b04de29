import type { ReactNode } from "react";

/** Two columns of cards, and one where large text leaves no room for two. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8.5rem,40%)),1fr))] gap-3 px-4">
      {children}
    </div>
  );
}
