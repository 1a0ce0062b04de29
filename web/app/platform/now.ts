import { createContext, use, useSyncExternalStore } from "react";

const TICK_MS = 30_000;

/** The server's time at rendering. A page may be a minute old, and the browser must first draw what it was sent. */
export const RenderedAtContext = createContext(0);

let clock = typeof window === "undefined" ? 0 : Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  clock = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    clock = Date.now();
    timer = setInterval(tick, TICK_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** Milliseconds since 1970: the server's while the page is hydrated, the browser's own after that. */
export function useNow(): number {
  const renderedAt = use(RenderedAtContext);
  return useSyncExternalStore(
    subscribe,
    () => clock,
    () => renderedAt,
  );
}
