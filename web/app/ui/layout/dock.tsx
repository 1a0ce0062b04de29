import { type ReactNode, useEffect, useRef } from "react";
import { TOASTS_ID } from "../toast/toasts.tsx";
import { BottomNav } from "./bottom-nav.tsx";

/** Publishes its height for the toasts above it. Only to them: a property on the document would restyle every element. */
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
