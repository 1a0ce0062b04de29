import type { OwnWaiting } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { OWN_WAITING } from "../platform/device-keys.ts";
import { useNow } from "../platform/now.tsx";
import { readQuery } from "../platform/query-client.ts";
import { safeStorage } from "../platform/safe-storage.ts";

interface Kept extends OwnWaiting {
  /** Whose it is. */
  id: number;
}

/** The last answer on this device: shown at once, and without a signal. */
function keptAnswer(id: number): OwnWaiting | undefined {
  try {
    const kept = JSON.parse(safeStorage().getItem(OWN_WAITING) ?? "") as Kept;
    return kept.id === id && Array.isArray(kept.things) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Also those that have ended since. */
export const rowsLastTime = (id: number): number => keptAnswer(id)?.things.length ?? 0;

const KEY = "waiting";

/** What waits for a member. The answer is kept on the device; `HeadScript` reads it before the first paint. */
export function waitingQuery(id: number) {
  const query = readQuery(["member", id, KEY], "GET /api/me/waiting/", {}, { staleTime: 0 });
  type Asking = Parameters<NonNullable<typeof query.queryFn>>[0];
  return {
    ...query,
    queryFn: async (asking: Asking) => {
      const answer = (await query.queryFn?.(asking)) as OwnWaiting;
      safeStorage().setItem(OWN_WAITING, JSON.stringify({ ...answer, id } satisfies Kept));
      return answer;
    },
    initialData: () => keptAnswer(id),
    initialDataUpdatedAt: 0,
  };
}

/** What ends is no longer shown afterwards, also not from a copy. An event that has begun still needs its ticket. */
const isOver = ({ kind, deadline }: OwnWaiting["things"][number], now: number) =>
  kind !== "ticket" && kind !== "selling" && deadline !== null && Date.parse(deadline) <= now;

/** Undefined for visitors, and for a member of whom nothing is known yet. */
export function useWaiting(id: number | undefined): OwnWaiting | undefined {
  const now = useNow();
  const { data } = useQuery({ ...waitingQuery(id ?? 0), enabled: id !== undefined });
  return useMemo(
    () =>
      id === undefined || !data
        ? undefined
        : { ...data, things: data.things.filter((thing) => !isOver(thing, now)) },
    [id, data, now],
  );
}
