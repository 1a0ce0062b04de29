import { wholeNumber } from "../../platform/format.ts";
import { Button } from "../../ui/button.tsx";

interface PagerProps {
  offset: number;
  size: number;
  /** How many there are; the server stops counting at `countMost`. */
  total: number;
  countMost?: number;
  onMove(offset: number): void;
}

export function Pager({ offset, size, total, countMost, onMove }: PagerProps) {
  if (total === 0) return null;
  const last = Math.min(offset + size, total);
  const more = countMost !== undefined && total >= countMost;
  return (
    <nav
      aria-label="Halaman"
      className="flex flex-wrap items-center gap-2.5 border-t border-border px-4.5 py-2.5"
    >
      <p className="mr-auto text-text-2 tabular-nums">
        {wholeNumber(offset + 1)}–{wholeNumber(last)} dari {wholeNumber(total)}
        {more && "+"}
      </p>
      {(offset > 0 || last < total || more) && (
        <>
          <Button
            variant="line"
            size="sm"
            className="btn-40"
            disabled={offset === 0}
            onClick={() => onMove(Math.max(0, offset - size))}
          >
            Sebelumnya
          </Button>
          <Button
            variant="line"
            size="sm"
            className="btn-40"
            disabled={last >= total && !more}
            onClick={() => onMove(offset + size)}
          >
            Berikutnya
          </Button>
        </>
      )}
    </nav>
  );
}
