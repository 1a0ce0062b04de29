import type { ReactNode } from "react";
import { InTurn } from "./in-turn.tsx";

/** Visible without scrolling. */
const ON_SCREEN = 4;

/** Two columns, one with large text. */
export const CardGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8.5rem,40%)),1fr))] gap-3 px-4">
    <InTurn atOnce={ON_SCREEN}>{children}</InTurn>
  </div>
);
