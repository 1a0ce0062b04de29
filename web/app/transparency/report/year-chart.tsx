import type { MonthSums } from "@barakah/contract";
import { monthAbbreviation } from "@barakah/contract/transparency/period-words";
import { rupiah } from "../../platform/format.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { short } from "../figures.ts";
import { AsTable } from "./table.tsx";

const WIDTH = 358;
const FLOOR = 150;
const TOP = 24;
const BAR = 22;

interface YearChartProps {
  months: readonly MonthSums[];
  /** The highlighted month, or the year. */
  period: string;
}

/** Received as bars, paid out as a dashed line; the same figures are in the table below. */
export function YearChart({ months, period }: YearChartProps) {
  const year = period.slice(0, 4);
  const shown = months.filter(({ month }) => month.startsWith(year));
  if (shown.length < 2) return null;
  return (
    <Section title={`Sepanjang ${year}`}>
      <Card className="mx-4 p-4">
        <p className="mb-2.5 flex flex-wrap gap-x-4 gap-y-1 text-xs text-text-2" aria-hidden="true">
          <span>
            <i className="mr-1.5 inline-block h-2.5 w-3.5 rounded-[3px] bg-(--chart-1)" />
            Diterima
          </span>
          <span>
            <i className="mr-1.5 inline-block w-3.5 border-t-[2.5px] border-dashed border-text-2 align-middle" />
            Disalurkan
          </span>
        </p>
        <Chart months={shown} period={period} year={year} />
        <AsTable
          caption={`Diterima dan disalurkan per bulan ${year}`}
          head={["Bulan", "Diterima", "Disalurkan"]}
          rows={shown.map(({ month, received, paid_out }) => ({
            key: month,
            name: monthAbbreviation(month),
            values: [rupiah(received), rupiah(0 - paid_out)],
          }))}
          sum={[
            "Jumlah",
            rupiah(shown.reduce((sum, { received }) => sum + received, 0)),
            rupiah(0 - shown.reduce((sum, { paid_out }) => sum + paid_out, 0)),
          ]}
        />
      </Card>
    </Section>
  );
}

function Chart({ months, period, year }: { months: readonly MonthSums[]; period: string; year: string }) {
  const most = Math.max(1, ...months.flatMap(({ received, paid_out }) => [received, 0 - paid_out]));
  const height = (amount: number) => (Math.max(0, amount) / most) * (FLOOR - TOP);
  const step = WIDTH / months.length;
  const middle = (at: number) => step * (at + 0.5);
  const bar = Math.min(BAR, step * 0.7);
  const line = months.map(({ paid_out }, at) => `${middle(at)},${FLOOR - height(0 - paid_out)}`).join(" ");
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 170`}
      role="img"
      aria-label={`Diterima dan disalurkan per bulan sepanjang ${year}`}
      className="h-auto w-full"
    >
      <g stroke="var(--chart-grid)">
        {[0, 1 / 3, 2 / 3].map((part) => (
          <line
            key={part}
            x1={0}
            x2={WIDTH}
            y1={FLOOR - part * (FLOOR - TOP)}
            y2={FLOOR - part * (FLOOR - TOP)}
          />
        ))}
      </g>
      {months.map(({ month, received }, at) => {
        const chosen = month === period || period === year;
        const high = Math.max(received > 0 ? 4 : 0, height(received));
        return (
          <g key={month}>
            <rect
              x={middle(at) - bar / 2}
              y={FLOOR - high}
              width={bar}
              height={high}
              rx={4}
              fill="var(--chart-1)"
              opacity={chosen ? 1 : 0.38}
            />
            <text
              x={middle(at)}
              y={165}
              textAnchor="middle"
              fontSize={11}
              fontWeight={month === period ? 750 : 500}
              fill={month === period ? "var(--text)" : "var(--text-2)"}
            >
              {monthAbbreviation(month)}
            </text>
            {month === period && (
              <text
                x={Math.min(WIDTH - 26, Math.max(26, middle(at)))}
                y={FLOOR - high - 8}
                textAnchor="middle"
                fontSize={12}
                fontWeight={750}
                fill="var(--text)"
              >
                {short(received)}
              </text>
            )}
          </g>
        );
      })}
      <polyline
        points={line}
        fill="none"
        stroke="var(--text)"
        strokeWidth={2}
        strokeDasharray="4 4"
        strokeLinejoin="round"
      />
    </svg>
  );
}
