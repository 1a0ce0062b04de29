import { createContext, type ReactNode, startTransition, use, useEffect, useState } from "react";

const TICK_MS = 30_000;
/** An older page is a copy of the service worker. */
const COPY_MS = 2 * 60_000;

const NowContext = createContext(0);

interface NowProviderProps {
  /** A cached page may be a minute old; hydration must use the same time. */
  renderedAt: number;
  children: ReactNode;
}

/** Updates the time of the whole page in transitions, so that taps do not wait for the rendering. */
export function NowProvider({ renderedAt, children }: NowProviderProps) {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    const tick = () => startTransition(() => setNow(Date.now()));
    // A page from the server's memory waits for the next tick: a change at once would hydrate all of it at once.
    if (Math.abs(Date.now() - renderedAt) > COPY_MS) tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [renderedAt]);
  return <NowContext value={now}>{children}</NowContext>;
}

/** The server's time until hydration, then the browser's, updated every half minute. */
export const useNow = (): number => use(NowContext);
