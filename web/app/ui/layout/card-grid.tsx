import type { ReactNode } from "react";
import { InTurn } from "./in-turn.tsx";

/** What a screen shows of them at first. */
const ON_SCREEN = 4;

/** Two columns of cards, and one where large text leaves no room for two. */
export const CardGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8.5rem,40%)),1fr))] gap-3 px-4">
    <InTurn atOnce={ON_SCREEN}>{children}</InTurn>
  </div>
);
