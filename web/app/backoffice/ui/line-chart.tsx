import { useId } from "react";

export interface ChartPoint {
  /** Below the axis, where there is room for it. */
  label: string;
  value: number;
}

interface LineChartProps {
  /** The whole chart in words. */
  summary: string;
  points: readonly ChartPoint[];
  /** The same span before, drawn dashed and grey. */
  before?: readonly number[];
  format(value: number): string;
}

const WIDTH = 720;
const HEIGHT = 260;
const LEFT = 52;
const RIGHT = 12;
const TOP = 12;
const BOTTOM = 30;
const LINES = 4;

/** The next round number: 1, 2, 2.5 or 5 times a power of ten. */
export function ceilingOf(most: number): number {
  if (most <= 0) return LINES;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 2.5, 5, 10].find((step) => step * power >= most) ?? 10) * power;
}

function scaleOf(count: number, top: number) {
  const step = (WIDTH - LEFT - RIGHT) / Math.max(count - 1, 1);
  return {
    x: (at: number) => LEFT + at * step,
    y: (value: number) => TOP + (1 - value / top) * (HEIGHT - TOP - BOTTOM),
  };
}

/** One green series over days, with an optional dashed comparison. */
export function LineChart({ summary, points, before = [], format }: LineChartProps) {
  const fill = useId();
  const top = ceilingOf(Math.max(0, ...points.map(({ value }) => value), ...before));
  const { x, y } = scaleOf(points.length, top);
  const path = points.map(({ value }, at) => `${x(at)},${y(value)}`).join(" ");
  const labelled = Math.max(1, Math.ceil(points.length / 6));
  return (
    <svg role="img" aria-label={summary} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="block h-auto w-full">
      <defs>
        <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--chart-1)" stopOpacity=".22" />
          <stop offset="1" stopColor="var(--chart-1)" stopOpacity="0" />
        </linearGradient>
      </defs>
      {Array.from({ length: LINES + 1 }, (_, at) => (top / LINES) * at).map((value) => (
        <g key={value}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} stroke="var(--chart-grid)" />
          <text x={LEFT - 8} y={y(value) + 4} textAnchor="end" fontSize={12} fill="var(--text-2)">
            {format(value)}
          </text>
        </g>
      ))}
      {before.length > 0 && (
        <polyline
          points={before.map((value, at) => `${x(at)},${y(value)}`).join(" ")}
          fill="none"
          stroke="var(--text-3)"
          strokeWidth={1.5}
          strokeDasharray="3 4"
        />
      )}
      <polygon points={`${x(0)},${y(0)} ${path} ${x(points.length - 1)},${y(0)}`} fill={`url(#${fill})`} />
      <polyline points={path} fill="none" stroke="var(--chart-1)" strokeWidth={2.5} strokeLinejoin="round" />
      {points.map(({ label, value }, at) => (
        <g key={label}>
          <circle cx={x(at)} cy={y(value)} r={6} fill="transparent">
            <title>{`${label}: ${format(value)}`}</title>
          </circle>
          {at % labelled === 0 && (
            <text x={x(at)} y={HEIGHT - 8} textAnchor="middle" fontSize={12} fill="var(--text-2)">
              {label}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
