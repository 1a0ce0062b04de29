import { type ReactNode, useEffect, useRef } from "react";
import { BottomNav } from "./bottom-nav.tsx";

/** Tells how high it is, which grows with its buttons and the size of the text: toasts stand above it. */
export function Dock({ actions }: { actions?: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [element, root] = [dock.current, document.documentElement.style];
    if (!element) return;
    const watch = new ResizeObserver(() => root.setProperty("--dock-h", `${element.offsetHeight}px`));
    watch.observe(element);
    return () => {
      watch.disconnect();
      root.removeProperty("--dock-h");
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
