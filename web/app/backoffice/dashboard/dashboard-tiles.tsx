import type { Dashboard, DashboardSeries } from "@barakah/contract";
import { rupiah, wholeNumber } from "../../platform/format.ts";
import { GraduationCapIcon, HandHeartIcon, StorefrontIcon } from "../../ui/icons/place-icons.tsx";
import { StatTile } from "../../ui/staff/stat-tile.tsx";
import { ClockCountdownIcon } from "../../ui/staff/work-icons.tsx";
import { changeOf } from "./figures.ts";

const trendOf = ({ days }: DashboardSeries) => days.map(({ value }) => value);

export function DashboardTiles({ dashboard, days }: { dashboard: Dashboard; days: string }) {
  const { donations, sales, students, waiting, today } = dashboard;
  const against = `dari ${days} hari lalu`;
  return (
    <section className="bo-grid four" aria-label="Angka utama">
      <StatTile
        icon={<HandHeartIcon size={18} />}
        label="Donasi terverifikasi"
        value={rupiah(donations.total)}
        change={changeOf(donations)}
        note={donations.before > 0 ? against : `hari ini ${rupiah(today.donations)}`}
        trend={trendOf(donations)}
      />
      <StatTile
        icon={<ClockCountdownIcon size={18} />}
        label="Menunggu verifikasi"
        value={`${wholeNumber(waiting.count)} transfer`}
        note={
          <>
            senilai <b className="text-text">{rupiah(waiting.amount)}</b>
          </>
        }
      />
      <StatTile
        icon={<StorefrontIcon size={18} />}
        label="Penjualan Sinergy"
        value={rupiah(sales.total)}
        change={changeOf(sales)}
        note={sales.before > 0 ? against : `hari ini ${rupiah(today.sales)}`}
        trend={trendOf(sales)}
      />
      <StatTile
        icon={<GraduationCapIcon size={18} />}
        label="Peserta kelas baru"
        value={`${wholeNumber(students.total)} orang`}
        change={changeOf(students)}
        note={students.before > 0 ? against : `anggota baru hari ini ${wholeNumber(today.members)}`}
        trend={trendOf(students)}
      />
    </section>
  );
}
