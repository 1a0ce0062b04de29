import type { Dashboard, DashboardSeries } from "@barakah/contract";
import { CATEGORY_LABEL } from "@barakah/contract/charity/categories";
import { CATEGORY_ADD_ON } from "@barakah/contract/charity/transfer-add-on";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { rupiah, wholeNumber } from "../../platform/format.ts";
import { browsedQuery } from "../../platform/staff-query.ts";
import { PledgesPanel } from "../../pledges/staff/index.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { BarList } from "../../ui/staff/bar-list.tsx";
import { DownloadButtons } from "../../ui/staff/download-buttons.tsx";
import { LineChart } from "../../ui/staff/line-chart.tsx";
import { useMay } from "../../ui/staff/roles.ts";
import { Segments } from "../../ui/staff/segments.tsx";
import { StatTile } from "../../ui/staff/stat-tile.tsx";
import { LoadState, Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { DashboardLists } from "./dashboard-lists.tsx";
import { changeOf, dayLabel, shortRupiah } from "./figures.ts";

export default function DashboardPage() {
  const [span, setSpan] = useState<Span>("30");
  const query = useQuery(dashboardQuery(span));
  const mayMoney = useMay("money");
  const { data } = query;
  return (
    <WorkPage title="Angka" className="bo-work bo-grid">
      <div className="flex flex-wrap items-center gap-2.5">
        <h2 className="mr-auto text-xl">{span} hari terakhir</h2>
        <Segments
          label="Rentang waktu"
          options={SPANS.map((days) => ({ value: days, label: `${days} hari` }))}
          value={span}
          onChange={setSpan}
        />
        {mayMoney && <DownloadButtons what="donations" name={`donasi-${span}-hari`} query={{ days: span }} />}
      </div>
      <LoadState query={query} failure="Ringkasan belum dapat dimuat." />
      {data && (
        <>
          <DashboardTiles dashboard={data} days={span} />
          <DashboardCharts dashboard={data} days={span} />
          <DashboardLists dashboard={data} />
          <PledgesPanel />
        </>
      )}
    </WorkPage>
  );
}

const SPANS = ["7", "30", "90"] as const;
type Span = (typeof SPANS)[number];

const dashboardQuery = (days: Span) =>
  browsedQuery(
    ["staff", "dashboard", days],
    "GET /api/admin/dashboard/",
    { query: { days } },
    { refetchInterval: 60_000 },
  );

const trendOf = ({ days }: DashboardSeries) => days.map(({ value }) => value);

function DashboardTiles({ dashboard, days }: { dashboard: Dashboard; days: string }) {
  const { donations, sales, students, waiting, today } = dashboard;
  const against = `dari ${days} hari lalu`;
  return (
    <section className="bo-grid four" aria-label="Angka utama">
      <StatTile
        icon={<Icon name="hand-heart" size={18} />}
        label="Donasi terverifikasi"
        value={rupiah(donations.total)}
        change={changeOf(donations)}
        note={donations.before > 0 ? against : `hari ini ${rupiah(today.donations)}`}
        trend={trendOf(donations)}
      />
      <StatTile
        icon={<Icon name="staff-clock-countdown" size={18} />}
        label="Menunggu verifikasi"
        value={`${wholeNumber(waiting.count)} transfer`}
        note={
          <>
            senilai <b className="text-text">{rupiah(waiting.amount)}</b>
          </>
        }
      />
      <StatTile
        icon={<Icon name="storefront" size={18} />}
        label="Penjualan Sinergy"
        value={rupiah(sales.total)}
        change={changeOf(sales)}
        note={sales.before > 0 ? against : `hari ini ${rupiah(today.sales)}`}
        trend={trendOf(sales)}
      />
      <StatTile
        icon={<Icon name="graduation-cap" size={18} />}
        label="Peserta kelas baru"
        value={`${wholeNumber(students.total)} orang`}
        change={changeOf(students)}
        note={students.before > 0 ? against : `anggota baru hari ini ${wholeNumber(today.members)}`}
        trend={trendOf(students)}
      />
    </section>
  );
}

const SHOWN = 7;

function DashboardCharts({ dashboard, days }: { dashboard: Dashboard; days: string }) {
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
