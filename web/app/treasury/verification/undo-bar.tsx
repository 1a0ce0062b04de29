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

const DEED = { approve: "Disetujui", reject: "Ditolak" } as const;
const WORDS: Record<Decision["state"], string> = {
  sending: "Mengirim",
  unsent: "Belum terkirim, dicoba lagi",
  stored: "",
  over: "",
};

/** Decisions that can still be undone. Only those that the server has stored are called decided. */
export function UndoBar({ shown, onUndo }: { shown: readonly Decision[]; onUndo(): void }) {
  const newest = shown.at(-1);
  const now = useNow(newest !== undefined);
  const seconds = newest?.dueAt ? Math.max(0, Math.ceil((newest.dueAt - now) / SECOND)) : undefined;
  return (
    <div
      className={`flex items-center gap-2.5 bg-toast-bg font-semibold text-toast-text ${newest ? "min-h-14 px-3.5 py-1.5" : ""}`}
    >
      <p role="status" className="min-w-0 flex-1 truncate">
        {newest && `${WORDS[newest.state] || DEED[newest.verdict.to]}: ${newest.label}`}
        {shown.length > 1 && ` dan ${shown.length - 1} lagi`}
      </p>
      {newest && (
        <>
          {seconds !== undefined && (
            <span className="tabular-nums" aria-hidden="true">
              {seconds} d
            </span>
          )}
          <Button variant="line" size="sm" onClick={onUndo}>
            Batalkan <kbd>Z</kbd>
          </Button>
        </>
      )}
    </div>
  );
}
