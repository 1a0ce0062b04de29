import { hashKey, type QueryKey } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** When the answers were read that are shown from this phone, by query hash. Without their code loaded there are none. */
const shown = new Map<string, string>();
const listeners = new Set<() => void>();

export function noteCopy(hash: string, at: string | undefined): void {
  if (at) shown.set(hash, at);
  else if (!shown.delete(hash)) return;
  for (const listener of listeners) listener();
}

/** When the page itself was read, where it is a copy. */
let ofPage: string | undefined;

export function notePageCopy(at: string): void {
  ofPage = at;
  for (const listener of listeners) listener();
}

export const oldestCopy = (): string | undefined =>
  [ofPage, ...shown.values()].filter((time) => time !== undefined).sort()[0];

export const onCopies = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The time of the copy, where this query's answer is one. */
export const useCopiedAt = (key: QueryKey): string | undefined =>
  useSyncExternalStore(
    onCopies,
    () => shown.get(hashKey(key)),
    () => undefined,
  );
