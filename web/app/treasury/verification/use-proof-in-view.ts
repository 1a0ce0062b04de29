import { useEffect, useRef } from "react";

/** Where the panes stand one below the other. */
const PHONE = "(max-width: 820px)";

/**
 * On a phone the proof of what was opened comes into view: below the queue it would be out of sight, and after a decision
 * the next payment would stand there with its buttons and without its proof. Not at first, when the queue is what one came for.
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
