import type { ReactNode } from "react";
import { Icon } from "../icons/icon.tsx";

interface StatTileProps {
  icon: ReactNode;
  label: string;
  value: string;
  /** Percent against the time before; undefined where there is nothing to compare with. */
  change?: number;
  /** What the change is against, or anything else worth a line. */
  note?: ReactNode;
  /** One value a day, drawn small. */
  trend?: readonly number[];
}

export const StatTile = ({ icon, label, value, change, note, trend }: StatTileProps) => (
  <div className="bo-card relative overflow-hidden px-4.5 pt-4 pb-3.5">
    <p className="flex items-center gap-2 font-semibold text-text-2">
      {icon}
      {label}
    </p>
    <p className="mt-1.5 text-[min(1.5rem,11vw)] leading-[2rem] wrap-anywhere font-extrabold tracking-[-.02em] tabular-nums">
      {value}
    </p>
    <p className="mt-1.5 flex flex-wrap items-center gap-x-1.5 text-xs text-text-3">
      <Change percent={change} />
      {note}
    </p>
    {trend && <Spark values={trend} />}
  </div>
);

function Change({ percent }: { percent: number | undefined }) {
  if (percent === undefined) return null;
  const up = percent >= 0;
  return (
    <span
      className={`inline-flex items-center gap-0.5 font-bold ${up ? "text-primary-text" : "text-danger"}`}
    >
      {up ? (
        <Icon name="staff-arrow-up-right-bold" size={16} />
      ) : (
        <Icon name="staff-arrow-down-right-bold" size={16} />
      )}
      <span className="sr-only">{up ? "naik" : "turun"}</span>
      {Math.abs(percent).toLocaleString("id-ID", { maximumFractionDigits: 1 })}%
    </span>
  );
}

const WIDTH = 72;
const HEIGHT = 28;

function Spark({ values }: { values: readonly number[] }) {
  const most = Math.max(...values, 1);
  const step = (WIDTH - 8) / Math.max(values.length - 1, 1);
  const points = values.map((value, at) => [2 + at * step, HEIGHT - 3 - (value / most) * (HEIGHT - 6)]);
  const [x = 0, y = 0] = points.at(-1) ?? [];
  return (
    <svg
      aria-hidden="true"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="absolute right-3.5 bottom-3"
    >
      <polyline
        points={points.join(" ")}
        fill="none"
        stroke="var(--chart-1)"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <circle cx={x} cy={y} r={3} fill="var(--chart-1)" />
    </svg>
  );
}
