import type { ReactNode } from "react";

/** Two columns of cards. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 gap-3 px-4">{children}</div>;
}
