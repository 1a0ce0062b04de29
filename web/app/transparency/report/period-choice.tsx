import type { MonthSums } from "@barakah/contract";
import { monthAbbreviation } from "@barakah/contract/transparency/period-words";
import { Link } from "react-router";
import { Icon } from "../../ui/icons/icon.tsx";
import { yearsIn } from "../figures.ts";
import { reportAddress } from "../period-address.ts";

const PILL =
  "grid min-h-11 min-w-12 flex-none place-items-center rounded-full px-3.5 py-1.5 text-sm font-semibold text-text-2 ring-1 ring-border ring-inset aria-[current]:bg-primary aria-[current]:font-bold aria-[current]:text-on-primary aria-[current]:ring-0";

interface PeriodChoiceProps {
  months: readonly MonthSums[];
  /** '2026-10' or '2026'. */
  period: string;
}

/** Plain links: every report has an address. */
export function PeriodChoice({ months, period }: PeriodChoiceProps) {
  const year = period.slice(0, 4);
  const shown = months.filter(({ month }) => month.startsWith(year)).reverse();
  return (
    <nav
      aria-label="Bulan"
      className="mt-3 flex print:hidden gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]"
    >
      <Years years={yearsIn(months)} year={year} />
      {shown.map(({ month }) => (
        <Link
          key={month}
          to={reportAddress(month)}
          aria-current={month === period ? "page" : undefined}
          className={PILL}
        >
          {monthAbbreviation(month)}
        </Link>
      ))}
      <Link to={reportAddress(year)} aria-current={year === period ? "page" : undefined} className={PILL}>
        Setahun
      </Link>
    </nav>
  );
}

const YEAR =
  "inline-flex min-h-11 flex-none items-center gap-1.5 rounded-md bg-surface px-3 py-1.5 text-sm font-bold ring-1 ring-border-strong ring-inset";

/** Unfolds without JavaScript. */
function Years({ years, year }: { years: readonly string[]; year: string }) {
  if (years.length < 2) return <span className={YEAR}>{year}</span>;
  return (
    <details className="group flex-none [&[open]]:flex [&[open]]:gap-2">
      <summary className={`${YEAR} cursor-pointer list-none`}>
        {year}{" "}
        <Icon name="caret-down-bold" size={16} className="transition-transform group-open:-rotate-90" />
      </summary>
      {years
        .filter((one) => one !== year)
        .map((one) => (
          <Link key={one} to={reportAddress(one)} className={PILL}>
            {one}
          </Link>
        ))}
    </details>
  );
}
