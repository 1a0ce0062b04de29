import { Children, type ReactNode, Suspense } from "react";

interface InTurnProps {
  /** How many parts hydrate together. */
  atOnce?: number;
  children: ReactNode;
}

/**
 * Hydrates a long page part by part from the top, and first the part that the user touches. Hydrating the whole page at
 * once would block a slow phone for a quarter of a second.
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
