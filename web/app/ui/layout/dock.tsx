import type { ReactNode } from "react";
import { BottomNav } from "./bottom-nav.tsx";

export function Dock({ actions }: { actions?: ReactNode }) {
  return (
    <div className="print:hidden sticky bottom-0 z-(--z-dock) bg-surface pb-[env(safe-area-inset-bottom)] shadow-dock">
      {actions}
      <BottomNav />
    </div>
  );
}
