import type { Report } from "@barakah/contract";
import { Link } from "react-router";
import { rupiah, wholeNumber } from "../../platform/format.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { kindName, wholePercents } from "../figures.ts";
import { reportAddress } from "../period-address.ts";
import { AsTable } from "./table.tsx";

export function ReceivedBars({ report: { given, total, period } }: { report: Report }) {
  const shown = given
    .filter(({ received }) => received !== 0)
    .sort((one, other) => other.received - one.received);
  const shares = wholePercents(shown.map(({ received }) => received));
  return (
    <Section title="Diterima per jenis dana">
      <Card className="mx-4 p-4">
        {shown.length === 0 && <p className="text-sm text-text-2">Belum ada yang diterima.</p>}
        <ul className="grid gap-3.5">
          {shown.map(({ kind, received, receipts }, place) => (
            <li key={kind}>
              <Link to={`${reportAddress(period)}/penerimaan/${kind}`} className="block">
                <span className="flex flex-wrap justify-between gap-x-3 text-sm font-bold">
                  {kindName(kind)}
                  <span className="ml-auto whitespace-nowrap tabular-nums">{rupiah(received)}</span>
                </span>
                <Bar percent={shares[place] ?? 0} />
                <span className="mt-1 block text-xs text-text-2">
                  {wholeNumber(receipts)} penerimaan · {shares[place]}%
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {shown.length > 0 && (
          <AsTable
            caption="Diterima per jenis dana"
            head={["Jenis dana", "Diterima"]}
            rows={shown.map(({ kind, received, receipts }) => ({
              key: kind,
              name: kindName(kind),
              note: `${wholeNumber(receipts)} penerimaan`,
              values: [rupiah(received)],
            }))}
            sum={["Jumlah", rupiah(total.received)]}
          />
        )}
      </Card>
    </Section>
  );
}

const WIDTH = 300;

const Bar = ({ percent }: { percent: number }) => (
  <svg
    viewBox={`0 0 ${WIDTH} 10`}
    preserveAspectRatio="none"
    aria-hidden="true"
    className="mt-1.5 h-2.5 w-full rounded-full"
  >
    <rect width={WIDTH} height={10} fill="var(--track)" />
    <rect width={Math.max(6, (percent / 100) * WIDTH)} height={10} rx={4} fill="var(--chart-1)" />
  </svg>
);
