import type { StatementLine } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { choicesFor, type Way } from "../statements/difference-choices.ts";
import {
  besidePayment,
  type FoundLine,
  freeLines,
  ticked,
  tickedAtFirst,
  withFound,
} from "./chosen-lines.ts";
import { fileQuery } from "./queries.ts";

/** The candidate bank lines of the open payment, which of them are ticked, and how a difference is settled. */
export function useLines(reference: string | undefined, taken: ReadonlySet<number>) {
  const query = useQuery({ ...fileQuery(reference ?? ""), enabled: reference !== undefined });
  const file = query.data;
  // The user's ticks per payment, kept when they return to it.
  const [ticks, setTicks] = useState<Readonly<Record<string, readonly number[]>>>({});
  const [found, setFound] = useState<Readonly<Record<string, readonly FoundLine[]>>>({});
  const looked = (found[reference ?? ""] ?? []).filter(({ id }) => !taken.has(id));
  const candidates: FoundLine[] = withFound(freeLines(file, taken), looked);
  const own = reference === undefined ? undefined : ticks[reference];
  const chosen = own ? candidates.filter(({ id }) => own.includes(id)) : tickedAtFirst(candidates);
  const [ways, setWays] = useState<Readonly<Record<string, Way>>>({});
  const came = chosen.reduce((sum, { amount }) => sum + amount, 0);
  const touched = chosen.length > 0 || (file?.seen_amount ?? 0) > 0;
  const choices = file && touched ? choicesFor(file, came) : [];
  const choice = choices.find(({ way }) => way === ways[reference ?? ""]) ?? choices[0];
  function tick(line: FoundLine) {
    if (!file || reference === undefined) return;
    const after = ticked(chosen, line, file.method);
    setTicks((before) => ({ ...before, [reference]: after.map(({ id }) => id) }));
  }
  return {
    query,
    candidates,
    chosen,
    came,
    choices,
    choice,
    choose: (way: Way | undefined) => way && setWays((before) => ({ ...before, [reference ?? ""]: way })),
    toggle: (line: FoundLine | undefined) => line && tick(line),
    /** Adds a line found by search and ticks it. */
    add(line: StatementLine) {
      if (!file || reference === undefined) return;
      const own = candidates.find(({ id }) => id === line.id);
      const beside = own ?? besidePayment(line, file);
      if (!own) setFound((before) => ({ ...before, [reference]: [...(before[reference] ?? []), beside] }));
      if (!chosen.includes(beside)) tick(beside);
    },
  };
}
export type Lines = ReturnType<typeof useLines>;
