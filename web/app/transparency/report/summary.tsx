import type { Report } from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";
import { lastDayOf, monthsOf, periodName } from "@barakah/contract/transparency/period-words";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { rupiah } from "../../platform/format.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";
import { kindName, signed } from "../figures.ts";
import { reportAddress } from "../period-address.ts";
import { Table } from "./table.tsx";

const inJakarta = (instant: string) => new Date(Date.parse(instant) + 7 * 3600_000).toISOString();

function stateOf({ state, closed }: Report): { tone: BadgeTone; text: string } {
  if (closed) return { tone: "ok", text: `Ditutup ${longDay(inJakarta(closed.at))}` };
  if (state === "running") return { tone: "info", text: "Masih berjalan" };
  if (state === "ended") return { tone: "wait", text: "Belum ditutup" };
  return { tone: "mute", text: state === "closed" ? "Semua bulan ditutup" : "Sebelum laporan bulanan" };
}

const NOTE: Record<Report["state"], string> = {
  closed:
    "Koreksi atas laporan yang sudah ditutup masuk ke bulan berikutnya. Bila dibuka kembali, alasan dan perubahannya ditulis di sini.",
  earlier: "Dari sebelum bulan pertama yang ditutup; tidak ada lagi catatan yang masuk ke sini.",
  ended: "Angka masih dapat berubah sampai bendahara menutupnya.",
  running:
    "Belum selesai: angka ini sejauh yang sudah dicatat, dan berubah setiap kali ada yang diterima atau disalurkan.",
};

export function Summary({ report }: { report: Report }) {
  const { total, period, state, given } = report;
  const badge = stateOf(report);
  // The last day of a running period is still to come.
  const running = state === "running";
  const closing = running ? "Saldo sejauh ini" : "Saldo akhir";
  const lists = reportAddress(period);
  return (
    <section aria-labelledby="ringkasan" className="px-4 pt-4">
      <div className="mb-2.5 flex flex-wrap items-center justify-between gap-2">
        <h2 id="ringkasan" className="text-xl">
          {periodName(period)}
        </h2>
        <StatusBadge tone={badge.tone}>{badge.text}</StatusBadge>
      </div>
      <Card>
        <dl className="px-4 py-1 text-sm">
          <Line icon={<Icon name="wallet" size={16} />} name="Saldo awal" value={rupiah(total.opening)} />
          <Line
            icon={<Icon name="arrow-down-left-bold" size={16} />}
            name="Diterima"
            value={signed("+", total.received)}
            to={`${lists}/penerimaan`}
          />
          <Line
            icon={<Icon name="arrow-up-right" size={16} />}
            name="Disalurkan"
            value={signed("−", 0 - total.paid_out)}
            to={`${lists}/penyaluran`}
          />
          <Line
            icon={<Icon name="users-three" size={16} />}
            name="Bagian amil"
            value={signed("−", 0 - total.amil)}
            to="#amil"
          />
          {total.moved !== 0 && (
            <Line
              icon={<Icon name="arrow-down-left-bold" size={16} />}
              name="Dipindah dari dana lain"
              value={signed(total.moved > 0 ? "+" : "−", Math.abs(total.moved))}
            />
          )}
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 border-t-2 border-text py-2.5">
            <dt className="text-md font-bold">{closing}</dt>
            <dd className="ml-auto text-[min(1.125rem,8vw)] font-extrabold whitespace-nowrap text-primary-text">
              {rupiah(total.closing)}
            </dd>
          </div>
        </dl>
      </Card>
      {given.length > 0 && (
        <Card className="mt-3 px-4 pt-2 pb-1">
          <Table
            caption={`${closing} per jenis dana`}
            head={[
              "Saldo per jenis dana",
              running ? "Sejauh ini" : longDay(lastDayOf(monthsOf(period).last)),
            ]}
            rows={given.map(({ kind, closing: held }) => ({
              key: kind,
              name: kindName(kind),
              ...(kind === "wakaf" && { note: "Pokoknya tetap, hanya hasilnya disalurkan" }),
              values: [rupiah(held)],
            }))}
            sum={[closing, rupiah(total.closing)]}
          />
        </Card>
      )}
      <p className="mt-2 text-xs text-text-3">{NOTE[state]}</p>
    </section>
  );
}

function Line({ icon, name, value, to }: { icon: ReactNode; name: string; value: string; to?: string }) {
  const shown = to ? (
    <Link
      to={to}
      preventScrollReset={to.startsWith("#")}
      className="flex min-h-11 items-center underline decoration-border-strong underline-offset-4"
    >
      {value}
    </Link>
  ) : (
    <span className="flex min-h-11 items-center">{value}</span>
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-border first:border-t-0">
      <dt className="flex items-center gap-2 text-text-2 [&_svg]:text-text-3">
        {icon}
        {name}
      </dt>
      <dd className="ml-auto font-bold whitespace-nowrap tabular-nums">{shown}</dd>
    </div>
  );
}
