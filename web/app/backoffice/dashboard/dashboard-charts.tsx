import type { Dashboard } from "@barakah/contract";
import { CATEGORY_ADD_ON, CATEGORY_LABEL } from "@barakah/contract/charity/categories";
import { rupiah } from "../../platform/format.ts";
import { BarList } from "../../ui/staff/bar-list.tsx";
import { LineChart } from "../../ui/staff/line-chart.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { dayLabel, shortRupiah } from "./figures.ts";

const SHOWN = 7;

export function DashboardCharts({ dashboard, days }: { dashboard: Dashboard; days: string }) {
  const { donations, categories } = dashboard;
  const best = donations.days.reduce((most, one) => (one.value > most.value ? one : most), {
    day: "",
    value: 0,
    before: 0,
  });
  const summary = `Donasi terverifikasi per hari selama ${days} hari: seluruhnya ${rupiah(donations.total)}, ${
    best.day ? `paling banyak ${rupiah(best.value)} pada ${dayLabel(best.day)}` : "belum ada"
  }; ${days} hari sebelumnya ${rupiah(donations.before)}.`;
  return (
    <div className="bo-grid wide-narrow">
      <Panel
        title="Donasi terverifikasi per hari"
        note="Dalam rupiah"
        action={
          <p className="flex flex-wrap gap-x-4">
            <span>
              <span className="mr-1.5 inline-block h-[3px] w-4 bg-[var(--chart-1)] align-middle" />
              {days} hari ini
            </span>
            <span>
              <span className="mr-1.5 inline-block w-4 border-t-2 border-dashed border-text-3 align-middle" />
              {days} hari sebelumnya
            </span>
          </p>
        }
      >
        <LineChart
          summary={summary}
          points={donations.days.map(({ day, value }) => ({ label: dayLabel(day), value }))}
          before={donations.days.map(({ before }) => before)}
          format={shortRupiah}
          formatExactly={rupiah}
        />
      </Panel>
      <Panel title="Menurut kategori" note="Kode unik di samping nama" bare>
        {categories.length === 0 && <p className="px-4.5 pb-4.5 text-text-2">Belum ada donasi.</p>}
        <BarList
          summary="Donasi menurut kategori"
          rows={categories.slice(0, SHOWN).map(({ category, amount }) => ({
            key: category,
            label: CATEGORY_LABEL[category],
            hint: String(CATEGORY_ADD_ON[category]),
            value: amount,
            text: shortRupiah(amount),
          }))}
        />
      </Panel>
    </div>
  );
}
