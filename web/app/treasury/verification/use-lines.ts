import type { StatementCandidate } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { freeLines, tickedAtFirst } from "./chosen-lines.ts";
import { fileQuery } from "./queries.ts";
import { choicesFor, type Way } from "./settlement-choices.ts";

/** The bank's lines beside the open payment, which of them are ticked, and what becomes of a difference. */
export function useLines(reference: string | undefined, taken: ReadonlySet<number>) {
  const query = useQuery({ ...fileQuery(reference ?? ""), enabled: reference !== undefined });
  const file = query.data;
  // Ticks of a person, by payment: whoever comes back to one finds them.
  const [ticks, setTicks] = useState<Readonly<Record<string, readonly number[]>>>({});
  const candidates = freeLines(file, taken);
  const own = reference === undefined ? undefined : ticks[reference];
  const chosen = own ? candidates.filter(({ id }) => own.includes(id)) : tickedAtFirst(candidates);
  const [ways, setWays] = useState<Readonly<Record<string, Way>>>({});
  const came = chosen.reduce((sum, { amount }) => sum + amount, 0);
  const touched = chosen.length > 0 || (file?.seen_amount ?? 0) > 0;
  const choices = file && touched ? choicesFor(file, came) : [];
  const choice = choices.find(({ way }) => way === ways[reference ?? ""]) ?? choices[0];
  return {
    query,
    candidates,
    chosen,
    came,
    choices,
    choice,
    choose: (way: Way | undefined) => way && setWays((before) => ({ ...before, [reference ?? ""]: way })),
    toggle(line: StatementCandidate | undefined) {
      if (!line || reference === undefined) return;
      const without = chosen.filter(({ id }) => id !== line.id);
      const after = without.length < chosen.length ? without : [...chosen, line];
      setTicks((before) => ({ ...before, [reference]: after.map(({ id }) => id) }));
    },
  };
}
export type Lines = ReturnType<typeof useLines>;
