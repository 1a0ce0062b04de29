import type { UnreadRow } from "@barakah/contract/treasury/reading/index";
import { useEffect, useRef } from "react";
import { date, rupiah, wholeNumber } from "../../../platform/format.ts";
import { amountFrom } from "../../../ui/form/amount-input.tsx";
import { CONTROL } from "../../../ui/form/control-style.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Keys } from "../../../ui/staff/keys.tsx";
import { Segments } from "../../../ui/staff/segments.tsx";
import { SmallButton } from "../../../ui/staff/small-button.tsx";
import { Panel } from "../../../ui/staff/work-page.tsx";
import { type Draft, mendedBy } from "./mending.ts";
import type { Import } from "./use-import.ts";

const DIRECTIONS = [
  { value: false, label: "Masuk" },
  { value: true, label: "Keluar" },
];

/** The unreadable rows, to be corrected or skipped. */
export function UnreadRows({ work, unread }: { work: Import; unread: readonly UnreadRow[] }) {
  useSkipKey((row) => work.mend(row, { left: !work.drafts.get(row)?.left }));
  const done = unread.length - work.waiting;
  const waiting = unread.filter(({ row }) => !work.drafts.get(row)?.left);
  return (
    <Panel
      title="Baris yang tak terbaca"
      note="Betulkan di sini seperti di rekening koran, atau lewati dengan sadar."
      action={
        <span className="flex items-center gap-3 text-text-2">
          {done} dari {unread.length} beres
          {waiting.length > 1 && work.waiting > 0 && (
            <SmallButton
              variant="line"
              onClick={() => {
                for (const { row } of waiting) if (!work.drafts.get(row)) work.mend(row, { left: true });
              }}
              label="Lewati semua"
            />
          )}
        </span>
      }
      bare
    >
      <ul>
        {unread.map((row) => (
          <Unread key={row.row} work={work} row={row} />
        ))}
      </ul>
      <Keys keys={KEYS} />
    </Panel>
  );
}

const focusIn = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>("input, [aria-pressed], button")?.focus();

/**
 * X leaves out the row that has the focus, also from within its fields: days and sums have no such letter. The next row
 * takes the focus, so that several go one after the other.
 */
function useSkipKey(skip: (row: number) => void) {
  const latest = useRef(skip);
  latest.current = skip;
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "x" || event.ctrlKey || event.metaKey || event.altKey) return;
      const row = document.activeElement?.closest("[data-row]");
      if (!(row instanceof HTMLElement)) return;
      event.preventDefault();
      latest.current(Number(row.dataset.row));
      focusIn(row.nextElementSibling ?? row);
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

const KEYS = [
  [["Tab"], "isian berikut"],
  [["X"], "lewati baris"],
  [["Ctrl", "Enter"], "impor"],
] as const;

function Unread({ work, row }: { work: Import; row: UnreadRow }) {
  const draft = work.drafts.get(row.row);
  const mended = mendedBy(row, draft, work.today);
  const left = draft?.left === true;
  return (
    <li
      className="grid grid-cols-[36px_minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 border-t border-border px-4.5 py-2.5 page-51:grid-cols-[28px_minmax(0,1fr)_auto] page-51:*:nth-3:col-[2/-1] page-51:*:nth-4:col-[2/-1] page-51:*:last:col-start-3 page-51:*:last:row-start-1"
      aria-label={`Baris ${row.row}`}
      data-row={row.row}
    >
      <b className="text-text-2 tabular-nums">{row.row}</b>
      <div className="min-w-0">
        <p className="flex flex-wrap gap-1.5">
          {[row.day, ...row.sums].filter(Boolean).map((text) => (
            <code
              key={text}
              className={`rounded-[5px] px-1.5 py-px text-[0.75rem] leading-[1.125rem] font-[500] ${row.why.includes(text) ? "bg-danger-soft text-on-danger-soft underline decoration-wavy underline-offset-3" : "bg-surface-2"}`}
            >
              {text}
            </code>
          ))}
        </p>
        <p className="wrap-anywhere text-text-2">{row.description}</p>
      </div>
      <p
        role="status"
        className={`flex gap-1.5 font-semibold ${mended ? "text-on-success-soft" : "text-danger"}`}
      >
        {mended ? <Icon name="check-circle-fill" size={16} /> : <Icon name="warning-circle-fill" size={16} />}
        <span>
          {left && "Dilewati: "}
          {mended
            ? `Dibetulkan: ${date(mended.day)}, ${mended.out ? "keluar" : "masuk"} ${rupiah(mended.amount)}`
            : row.why}
        </span>
      </p>
      {left ? <span /> : <Mend row={row} draft={draft} onChange={(to) => work.mend(row.row, to)} />}
      <SmallButton
        variant="quiet"
        aria-label={left ? `Batal lewati baris ${row.row}` : `Lewati baris ${row.row}`}
        onClick={() => work.mend(row.row, { left: !left })}
      >
        {left ? "Batal" : "Lewati"}
      </SmallButton>
    </li>
  );
}

interface MendProps {
  row: UnreadRow;
  draft: Draft | undefined;
  onChange(to: Draft): void;
}

function Mend({ row, draft, onChange }: MendProps) {
  const { read, fault } = row;
  return (
    <div className="flex flex-wrap gap-2">
      {!read.day && (
        <input
          type="date"
          aria-label={`Tanggal baris ${row.row}`}
          className={CONTROL}
          value={draft?.day ?? ""}
          onChange={({ target }) => onChange({ day: target.value })}
        />
      )}
      {read.amount === undefined && fault !== "both" && (
        <input
          inputMode="numeric"
          placeholder="Nominal"
          aria-label={`Nominal baris ${row.row}`}
          className={CONTROL}
          value={draft?.amount ? wholeNumber(draft.amount) : ""}
          onChange={({ target }) => onChange({ amount: amountFrom(target.value) })}
        />
      )}
      {read.out === undefined && (
        <Segments
          label={`Arah baris ${row.row}`}
          options={DIRECTIONS}
          value={draft?.out}
          onChange={(out) => onChange({ out })}
        />
      )}
    </div>
  );
}
