import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useMotionAllowed } from "../motion.ts";
import { usePageVisible } from "../page-visible.ts";
import { ADVANCE_MS, nextSlide, slideAfterSwipe } from "./carousel.ts";

/** Which slide is shown, and the handlers that hold it still or move it. */
export function useCarousel(count: number) {
  const [chosen, setChosen] = useState({ index: 0, at: 0 });
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const touch = useRef<{ x: number; y: number }>(undefined);
  const motion = useMotionAllowed();
  const visible = usePageVisible();
  const running = motion && visible && !hovered && !focused && count > 1;
  const index = count > 0 ? chosen.index % count : 0;

  // Counted from the last change of slide, so that a jump starts the five seconds anew.
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
    // Keyboard focus only: a tap on a dot jumps and must not stop the carousel for good.
    section: {
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(":focus-visible")),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}
