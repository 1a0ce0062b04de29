import type { DehydratedState } from "@tanstack/react-query";
import { useMemo } from "react";
import { useMatches } from "react-router";
import { arrivedNow } from "./query-client.ts";

export function useArrivedQueries(): DehydratedState | undefined {
  const matches = useMatches();
  return useMemo(() => {
    const states = matches
      .map((match) => dehydratedOf(match.loaderData))
      .filter((state) => state !== undefined);
    if (states.length === 0) return undefined;
    return arrivedNow({
      mutations: states.flatMap((state) => state.mutations),
      queries: states.flatMap((state) => state.queries),
    });
  }, [matches]);
}

const dehydratedOf = (loaderData: unknown): DehydratedState | undefined =>
  (loaderData as { dehydrated?: DehydratedState } | null | undefined)?.dehydrated;
