import { useEffect, useState } from "react";
import { Button } from "../../ui/form/button.tsx";
import type { Decision } from "./decisions.ts";

const SECOND = 1000;

function useNow(running: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!running) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}

/** Decisions that are not sent yet. */
export function UndoBar({ waiting, onUndo }: { waiting: readonly Decision[]; onUndo(): void }) {
  const newest = waiting.at(-1);
  const now = useNow(newest !== undefined);
  const seconds = newest ? Math.max(0, Math.ceil((newest.dueAt - now) / SECOND)) : 0;
  return (
    <div
      className={`flex items-center gap-2.5 bg-toast-bg font-semibold text-toast-text ${newest ? "min-h-14 px-3.5 py-1.5" : ""}`}
    >
      <p role="status" className="min-w-0 flex-1 truncate">
        {newest && `${newest.verdict.to === "approve" ? "Disetujui" : "Ditolak"}: ${newest.label}`}
        {waiting.length > 1 && ` dan ${waiting.length - 1} lagi`}
      </p>
      {newest && (
        <>
          <span className="tabular-nums" aria-hidden="true">
            {seconds} d
          </span>
          <Button variant="line" size="sm" onClick={onUndo}>
            Batalkan <kbd>Z</kbd>
          </Button>
        </>
      )}
    </div>
  );
}
