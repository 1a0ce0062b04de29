import type { Dashboard } from "@barakah/contract";
import { Link } from "react-router";
import { daysLeft, percentOf, wholeNumber } from "../../platform/format.ts";
import { useNow } from "../../platform/now.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { BarList } from "../../ui/staff/bar-list.tsx";
import { arrived, DataTable } from "../../ui/staff/data-table.tsx";
import { useMay } from "../../ui/staff/roles.ts";
import { Panel } from "../../ui/staff/work-page.tsx";
import { shortRupiah } from "./figures.ts";

export function DashboardLists({ dashboard }: { dashboard: Dashboard }) {
  const { campaigns, best_sellers, funnels, ending } = dashboard;
  return (
    <div className="bo-grid wide-narrow">
      <div className="bo-grid">
        <div className="bo-fields two">
          <Panel title="Menurut program" note="Donasi terverifikasi" bare>
            {campaigns.length === 0 && <Nothing />}
            <BarList
              summary="Donasi menurut program"
              rows={campaigns.map(({ id, title, amount }) => ({
                key: id,
                label: title,
                value: amount,
                text: shortRupiah(amount),
              }))}
            />
          </Panel>
          <Panel title="Produk terlaris" note="Menurut jumlah terjual" bare>
            {best_sellers.length === 0 && <Nothing />}
            <BarList
              summary="Produk terlaris"
              rows={best_sellers.map(({ id, title, quantity }) => ({
                key: id,
                label: title,
                value: quantity,
                text: wholeNumber(quantity),
              }))}
            />
          </Panel>
        </div>
        <Panel title="Perjalanan peserta kelas" note="Yang mendaftar dalam rentang ini" bare>
          <DataTable
            caption="Peserta setiap kelas"
            empty="Belum ada pendaftaran."
            query={arrived(funnels)}
            columns={[
              { head: "Kelas", cell: ({ title }) => title },
              { head: "Mendaftar", right: true, cell: ({ enrolled }) => wholeNumber(enrolled) },
              {
                head: "Terverifikasi",
                right: true,
                cell: (row) => <Share of={row.verified} whole={row.enrolled} />,
              },
              {
                head: "Mulai belajar",
                right: true,
                cell: (row) => <Share of={row.started} whole={row.enrolled} />,
              },
              {
                head: "Bersertifikat",
                right: true,
                cell: (row) => <Share of={row.certified} whole={row.enrolled} />,
              },
            ]}
          />
        </Panel>
      </div>
      <Ending ending={ending} />
    </div>
  );
}

const Nothing = () => <p className="px-4.5 pb-4.5 text-text-2">Belum ada.</p>;

const Share = ({ of, whole }: { of: number; whole: number }) => (
  <span className="inline-flex items-center gap-2">
    <span aria-hidden="true" className="block h-2 w-14 rounded-full bg-track">
      <span
        className="block h-2 rounded-full bg-[var(--chart-1)]"
        style={{ width: `${whole > 0 ? (of / whole) * 100 : 0}%` }}
      />
    </span>
    {wholeNumber(of)}
  </span>
);

function Ending({ ending }: Pick<Dashboard, "ending">) {
  const now = useNow();
  const mayEdit = useMay("campaigns");
  return (
    <Panel
      title="Mendekati tenggat"
      note="Program aktif"
      action={
        mayEdit && (
          <Link to="/admin/kampanye" className="font-semibold text-primary-text">
            Kelola
          </Link>
        )
      }
    >
      {ending.length === 0 && <p className="text-text-2">Tidak ada yang segera berakhir.</p>}
      <ul>
        {ending.map(({ id, title, thumbnail, deadline, target_amount, current_amount }) => {
          const percent = percentOf(current_amount, target_amount);
          return (
            <li key={id} className="flex items-center gap-3 py-2">
              <span className="h-10 w-12 flex-none overflow-hidden rounded-sm bg-surface-2">
                <Picture src={thumbnail} alt="" width={48} height={40} sizes="48px" />
              </span>
              <div className="min-w-0 flex-1">
                <div className="flex justify-between gap-2">
                  <b className="truncate">{title}</b>
                  <span className="text-xs whitespace-nowrap text-text-3">
                    {daysLeft(deadline, now)} hari lagi
                  </span>
                </div>
                <div className="mt-1.5 flex items-center gap-2.5">
                  <ProgressBar percent={percent} ended={false} className="flex-1" />
                  <b className="min-w-10 text-right text-xs tabular-nums">
                    {percent === undefined ? "∞" : `${percent}%`}
                  </b>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
