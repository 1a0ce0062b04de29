import { type ReactNode, Suspense, use, useEffect, useRef, useState } from "react";
import { useHydrated } from "../../platform/hydrated.ts";

/** Far enough below the screen that a quick thumb does not meet a part before its program. */
const NEAR = "400px";
/** Parts that were not reached by then are hydrated while the phone has nothing else to do. */
const LATE_MS = 4000;

interface Part {
  promise: Promise<void>;
  /** Whether React has tried it before. */
  tried: boolean;
  open(): void;
}

function newPart(): Part {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  const part: Part = {
    promise,
    tried: false,
    open() {
      part.tried = true;
      resolve();
    },
  };
  return part;
}

/** Hydrates a part of a long page once it is near the screen or touched. Until then it is what the server wrote: links work. */
export function WhenSeen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [part] = useState(newPart);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const near = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && part.open(), {
      rootMargin: NEAR,
    });
    near.observe(element);
    for (const touch of TOUCHES) element.addEventListener(touch, part.open, { capture: true, once: true });
    const late = setTimeout(() => whenIdle(part.open), LATE_MS);
    return () => {
      clearTimeout(late);
      near.disconnect();
      for (const touch of TOUCHES) element.removeEventListener(touch, part.open, { capture: true });
    };
  }, [part]);
  return (
    <div ref={place}>
      <Suspense>
        <Gate part={part}>{children}</Gate>
      </Suspense>
    </div>
  );
}

const TOUCHES = ["pointerdown", "focusin"] as const;

const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work) : setTimeout(work);

/**
 * Holds the hydration back once. If React comes again before the part was opened, something above has changed: then it hydrates,
 * because React would otherwise throw the server's HTML away and render it anew.
 */
function Gate({ part, children }: { part: Part; children: ReactNode }) {
  const hydrated = useHydrated();
  if (!hydrated && typeof window !== "undefined" && !part.tried) {
    part.tried = true;
    use(part.promise);
  }
  return children;
}
