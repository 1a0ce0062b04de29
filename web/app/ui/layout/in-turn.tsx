import { Children, type ReactNode, Suspense } from "react";

interface InTurnProps {
  /** How many hydrate together. */
  atOnce?: number;
  children: ReactNode;
}

/**
 * Parts of a page from the top down. React takes them over one after the other once what stands above them answers, and at once
 * the one that is touched. A long page in one piece would leave a slow phone without an answer for a quarter of a second.
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
