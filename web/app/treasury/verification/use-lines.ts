import type { StatementCandidate } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { freeLines, tickedAtFirst } from "./chosen-lines.ts";
import { fileQuery } from "./queries.ts";

/** The bank's lines beside the open payment, and which of them are ticked. */
export function useLines(reference: string | undefined, taken: ReadonlySet<number>) {
  const query = useQuery({ ...fileQuery(reference ?? ""), enabled: reference !== undefined });
  const file = query.data;
  // Ticks of a person, by payment: whoever comes back to one finds them.
  const [ticks, setTicks] = useState<Readonly<Record<string, readonly number[]>>>({});
  const candidates = freeLines(file, taken);
  const own = reference === undefined ? undefined : ticks[reference];
  const chosen = own ? candidates.filter(({ id }) => own.includes(id)) : tickedAtFirst(candidates);
  const [waits, setWaits] = useState<Readonly<Record<string, boolean>>>({});
  const came = chosen.reduce((sum, { amount }) => sum + amount, 0);
  // Only a gift can be another sum than was meant: what is sold has a price.
  const differs = file?.kind === "donation" && chosen.length > 0 && came !== file.amount;
  const asCame = differs && reference !== undefined && !waits[reference];
  return {
    query,
    candidates,
    chosen,
    came,
    differs,
    asCame,
    takeAsCame: (as: boolean) => setWaits((before) => ({ ...before, [reference ?? ""]: !as })),
    toggle(line: StatementCandidate | undefined) {
      if (!line || reference === undefined) return;
      const without = chosen.filter(({ id }) => id !== line.id);
      const after = without.length < chosen.length ? without : [...chosen, line];
      setTicks((before) => ({ ...before, [reference]: after.map(({ id }) => id) }));
    },
  };
}
export type Lines = ReturnType<typeof useLines>;
