import { type PointerEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import { BOTTOM, ceilingOf, HEIGHT, LEFT, LINES, RIGHT, scaleOf, TOP } from "./chart-scale.ts";

export interface ChartPoint {
  label: string;
  value: number;
}

interface LineChartProps {
  /** The whole chart in words. */
  summary: string;
  points: readonly ChartPoint[];
  /** The same span before, drawn dashed and grey. */
  before?: readonly number[];
  /** A value beside the axis, and one that is pointed at. */
  format(value: number): string;
  formatExactly(value: number): string;
}

const LABEL_WIDTH = 90;

/** A line chart over days with an optional dashed comparison, drawn at its real width. */
export function LineChart({ summary, points, before = [], format, formatExactly }: LineChartProps) {
  const fill = useId();
  const frame = useRef<SVGSVGElement>(null);
  const width = useWidth(frame);
  const [pointed, setPointed] = useState<number>();
  const top = ceilingOf(Math.max(0, ...points.map(({ value }) => value), ...before));
  const { x, y, nearest } = scaleOf(points.length, top, width);
  const path = points.map(({ value }, at) => `${x(at)},${y(value)}`).join(" ");
  const every = Math.max(1, Math.ceil(points.length / Math.max(1, Math.floor(width / LABEL_WIDTH))));
  const shown = pointed === undefined ? undefined : points[pointed];
  function point({ clientX, currentTarget }: PointerEvent) {
    setPointed(nearest(clientX - currentTarget.getBoundingClientRect().left));
  }
  return (
    <svg
      ref={frame}
      role="img"
      aria-label={summary}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      onPointerMove={point}
      onPointerLeave={() => setPointed(undefined)}
      className="block h-auto w-full"
    >
      <defs>
        <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--chart-1)" stopOpacity=".22" />
          <stop offset="1" stopColor="var(--chart-1)" stopOpacity="0" />
        </linearGradient>
      </defs>
      {Array.from({ length: LINES + 1 }, (_, at) => (top / LINES) * at).map((value) => (
        <g key={value}>
          <line x1={LEFT} x2={width - RIGHT} y1={y(value)} y2={y(value)} stroke="var(--chart-grid)" />
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
      {points.map(
        ({ label }, at) =>
          at % every === 0 && (
            <text key={label} x={x(at)} y={HEIGHT - 8} textAnchor="middle" fontSize={12} fill="var(--text-2)">
              {label}
            </text>
          ),
      )}
      {shown && pointed !== undefined && (
        <ChartTip
          x={x(pointed)}
          y={y(shown.value)}
          width={width}
          label={shown.label}
          value={formatExactly(shown.value)}
        />
      )}
    </svg>
  );
}

interface ChartTipProps {
  x: number;
  y: number;
  /** The chart's width: the tip stays inside. */
  width: number;
  label: string;
  value: string;
}

const WIDE = 148;
const HIGH = 46;
const GAP = 12;

function ChartTip({ x, y, width, label, value }: ChartTipProps) {
  const before = x - WIDE - GAP;
  const beside = before >= 0 ? before : Math.min(x + GAP, width - WIDE);
  return (
    <g pointerEvents="none">
      <line x1={x} x2={x} y1={TOP} y2={HEIGHT - BOTTOM} stroke="var(--text-3)" strokeDasharray="3 4" />
      <circle cx={x} cy={y} r={5.5} fill="var(--accent)" stroke="var(--surface)" strokeWidth={2} />
      <rect x={beside} y={TOP} width={WIDE} height={HIGH} rx={8} fill="var(--toast-bg)" />
      <text x={beside + 12} y={TOP + 19} fontSize={12} fill="var(--toast-text)">
        {label}
      </text>
      <text x={beside + 12} y={TOP + 36} fontSize={13} fontWeight={700} fill="var(--toast-text)">
        {value}
      </text>
    </g>
  );
}

const ASSUMED = 720;

function useWidth(element: RefObject<Element | null>): number {
  const [width, setWidth] = useState(ASSUMED);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.round(entry.contentRect.width) || ASSUMED);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
