import { BOTTOM, HEIGHT, TOP } from "./chart-scale.ts";

interface ChartTipProps {
  x: number;
  y: number;
  /** Of the chart: the tip stays inside. */
  width: number;
  label: string;
  value: string;
}

const WIDE = 148;
const HIGH = 46;
const GAP = 12;

/** What the chart says where it is pointed at. The summary says the same to those who do not point. */
export function ChartTip({ x, y, width, label, value }: ChartTipProps) {
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
