import { useEffect, useRef } from "react";

/** Below this width the panes are stacked. */
const PHONE = "(max-width: 820px)";

/**
 * On phones, scrolls the proof of the opened payment into view: otherwise the next payment would show its buttons without
 * its proof after a decision. Not on the first load, which shows the queue.
 */
export function useProofInView(reference: string | undefined) {
  const proof = useRef<HTMLElement>(null);
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current && reference && before.current !== reference && matchMedia(PHONE).matches)
      proof.current?.scrollIntoView({ block: "start" });
    before.current = reference ?? before.current;
  }, [reference]);
  return proof;
}
