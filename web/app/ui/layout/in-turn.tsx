import { Children, type ReactNode, Suspense } from "react";

interface InTurnProps {
  /** How many hydrate together. */
  atOnce?: number;
  children: ReactNode;
}

/**
 * Hydrates long pages part by part, top down, and at once the part that is touched: in one piece it would block a
 * slow phone for a quarter of a second.
 */
export const InTurn = ({ atOnce = 1, children }: InTurnProps) => (
  <Turn atOnce={atOnce} parts={Children.toArray(children)} />
);

const Turn = ({ atOnce, parts }: { atOnce: number; parts: ReactNode[] }) => (
  <Suspense>
    {parts.slice(0, atOnce)}
    {parts.length > atOnce && <Turn atOnce={atOnce} parts={parts.slice(atOnce)} />}
  </Suspense>
);
