import type { CSSProperties } from "react";
import { rupiah } from "../platform/format.ts";

interface ScaleProps {
  name: string;
  base: number;
  nisab: number;
}

/** Where the nisab stands on the bar, and the furthest that the seed goes. */
const TICK = 66;
const MOST = 96;

/** The seed for the person's own amount and a tick for the nisab. */
export function Scale({ name, base, nisab }: ScaleProps) {
  const reached = Math.min(MOST, (base / nisab) * TICK);
  const above = base >= nisab;
  return (
    <>
      <div
        role="img"
        aria-label={`${name} ${rupiah(base)}; nisab ${rupiah(nisab)}`}
        className="on-paper relative mt-11 mb-1.5"
      >
        <div className="bar" data-size="lg" style={{ "--value": reached } as CSSProperties}>
          <i />
        </div>
        <span
          className="absolute -top-[9px] -ml-px h-[26px] w-0.5 rounded-[1px] bg-text"
          style={{ left: `${TICK}%` }}
        >
          <span className="absolute bottom-[calc(100%+3px)] left-0 -translate-x-1/2 text-[min(var(--text-xs),4.6vw)] leading-[1.3] font-bold whitespace-nowrap">
            Nisab {rupiah(nisab)}
          </span>
        </span>
      </div>
      <p className="mt-3.5 flex flex-wrap justify-between gap-x-3 text-left text-xs leading-[1.1rem] text-text-2">
        <span>
          {name} <b className="text-text">{rupiah(base)}</b>
        </span>
        <span>{above ? "sudah di atas nisab" : "belum mencapai nisab"}</span>
      </p>
    </>
  );
}
