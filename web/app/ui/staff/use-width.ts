import { type RefObject, useLayoutEffect, useState } from "react";

const ASSUMED = 720;

/** How wide an element stands on the page, now and after the window has changed. */
export function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(ASSUMED);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width) || ASSUMED);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
