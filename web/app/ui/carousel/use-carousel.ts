import { type FocusEvent, type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";

export function useCarousel(count: number) {
  const [chosen, setChosen] = useState({ index: 0, at: 0 });
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [stopped, setStopped] = useState(false);
  const touch = useRef<{ x: number; y: number }>(undefined);
  const motion = useMotionAllowed();
  const visible = usePageVisible();
  const running = motion && visible && !stopped && !hovered && !focused && count > 1;
  const index = count > 0 ? chosen.index % count : 0;

  // Counted from the last change, so that a jump restarts the interval.
  useEffect(() => {
    if (!running) return;
    const { at } = chosen;
    const timer = setTimeout(() => setChosen({ index: nextSlide(index, count), at: at + 1 }), ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [running, count, index, chosen]);

  const jump = (to: number) => setChosen(({ at }) => ({ index: to, at: at + 1 }));

  const hover = (on: boolean) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") setHovered(on);
  };
  return {
    index,
    jump,
    stopped,
    setStopped,
    view: {
      onPointerEnter: hover(true),
      onPointerLeave: hover(false),
      onTouchStart(event: { touches: ArrayLike<{ clientX: number; clientY: number }> }) {
        const finger = event.touches[0];
        touch.current = finger && { x: finger.clientX, y: finger.clientY };
      },
      onTouchEnd(event: { changedTouches: ArrayLike<{ clientX: number; clientY: number }> }) {
        const finger = event.changedTouches[0];
        const start = touch.current;
        if (!finger || !start) return;
        const to = slideAfterSwipe(index, count, finger.clientX - start.x, finger.clientY - start.y);
        if (to !== index) jump(to);
      },
    },
    // Keyboard focus only: a tap on a dot must not stop the carousel.
    section: {
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(":focus-visible")),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}

const ADVANCE_MS = 5000;
const SWIPE_PX = 40;

export const nextSlide = (index: number, count: number): number => (count > 0 ? (index + 1) % count : 0);

export const previousSlide = (index: number, count: number): number =>
  count > 0 ? (index - 1 + count) % count : 0;

/** The slide after a swipe; short or vertical movements change nothing. */
export function slideAfterSwipe(index: number, count: number, dx: number, dy: number): number {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(dy)) return index;
  return dx < 0 ? nextSlide(index, count) : previousSlide(index, count);
}

const REDUCED = "(prefers-reduced-motion: reduce)";

function hearMotion(listener: () => void): () => void {
  const query = matchMedia(REDUCED);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** False with reduced motion, and on the server. */
const useMotionAllowed = (): boolean =>
  useSyncExternalStore(
    hearMotion,
    () => !matchMedia(REDUCED).matches,
    () => false,
  );

function subscribe(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

/** False while the tab is hidden, and on the server. */
const usePageVisible = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === "visible",
    () => false,
  );
