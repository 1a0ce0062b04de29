interface BarListProps {
  summary: string;
  rows: readonly { key: string | number; label: string; hint?: string; value: number; text: string }[];
}

/** Horizontal bars with their values written beside them: the text says everything that the bars show. */
export function BarList({ summary, rows }: BarListProps) {
  const most = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ul aria-label={summary} className="px-4.5 pb-3.5">
      {rows.map(({ key, label, hint, value, text }) => (
        <li
          key={key}
          className="grid min-h-[34px] grid-cols-[minmax(0,7.625rem)_1fr_auto] items-center gap-2.5"
        >
          <span className="truncate" title={label}>
            {label} {hint && <span className="text-text-3">{hint}</span>}
          </span>
          <span aria-hidden="true" className="h-3">
            <span
              className="block h-3 min-w-1 rounded-[3px_6px_6px_3px] bg-[var(--chart-1)]"
              style={{ width: `${(value / most) * 100}%` }}
            />
          </span>
          <b className="text-right tabular-nums">{text}</b>
        </li>
      ))}
    </ul>
  );
}
