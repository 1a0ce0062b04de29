import { Children, type ReactNode } from "react";
import { WhenSeen } from "./when-seen.tsx";

/** Visible without scrolling, and even: a row of two is never torn apart. */
const ON_SCREEN = 4;

/** Two columns, one with large text. Of a long list a phone takes over what is near the screen. */
export function CardGrid({ children }: { children: ReactNode }) {
  const cards = Children.toArray(children);
  const groups = Array.from({ length: Math.ceil(cards.length / ON_SCREEN) }, (_, nth) =>
    cards.slice(nth * ON_SCREEN, (nth + 1) * ON_SCREEN),
  );
  return (
    <div className="flex flex-col gap-3 px-4">
      {groups.map((group, nth) =>
        nth === 0 ? (
          <Grid key="first">{group}</Grid>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a group is
          <WhenSeen key={nth}>
            <Grid>{group}</Grid>
          </WhenSeen>
        ),
      )}
    </div>
  );
}

const Grid = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(8.5rem,40%)),1fr))] gap-3">
    {children}
  </div>
);
