import { Children, type ReactNode, Suspense } from "react";

/**
 * Hydrates long pages part by part, top down, and at once the part that is touched: in one piece it would block a
 * slow phone for a quarter of a second.
 */
export const InTurn = ({ children }: { children: ReactNode }) => <Turn parts={Children.toArray(children)} />;

const Turn = ({ parts: [first, ...others] }: { parts: ReactNode[] }) => (
  <Suspense>
    {first}
    {others.length > 0 && <Turn parts={others} />}
  </Suspense>
);
