import { type ReactNode, useEffect, useRef } from "react";
import { TOASTS_ID } from "../toast/toasts.tsx";
import { BottomNav } from "./bottom-nav.tsx";

/**
 * Tells how high it is, which grows with its buttons and the size of the text: toasts stand above it. It tells them alone: a
 * property of the whole document would have every element's style worked out once more.
 */
export function Dock({ actions }: { actions?: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [element, toasts] = [dock.current, document.getElementById(TOASTS_ID)?.style];
    if (!element || !toasts) return;
    const watch = new ResizeObserver(() => toasts.setProperty("--dock-h", `${element.offsetHeight}px`));
    watch.observe(element);
    return () => {
      watch.disconnect();
      toasts.removeProperty("--dock-h");
    };
  }, []);
  return (
    <div
      ref={dock}
      className="print:hidden sticky bottom-0 z-(--z-dock) bg-surface pb-[env(safe-area-inset-bottom)] shadow-dock"
    >
      {actions}
      <BottomNav />
    </div>
  );
}
