import type { YearStatements } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { downloadPrivateFile } from "../../platform/download-private-file.ts";
import { date, rupiah } from "../../platform/format.ts";
import { readQuery } from "../../platform/query-client.ts";
import { saveFile } from "../../platform/save-file.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Segments } from "../../ui/staff/segments.tsx";
import { SmallButton, SmallLink } from "../../ui/staff/small-button.tsx";
import { LoadState, Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";
import { Closing } from "./close-year.tsx";
import { Notes } from "./year-notes.tsx";
import { Funds, Rows } from "./year-statements.tsx";

const yearQuery = (year: number) =>
  readQuery(["statements-of", year], "GET /api/admin/statements-of/:year/", { params: { year } });

const STATEMENTS = {
  position: "Posisi keuangan",
  activities: "Aktivitas",
  funds: "Dana",
  cash: "Arus kas",
} as const;
type Shown = keyof typeof STATEMENTS;

/** The statements of a year beside those of the year before, its notes, and its closing by two people. */
export default function YearPage() {
  const { year: wanted } = useParams();
  const year = Number(wanted ?? new Date().getFullYear());
  const query = useQuery(yearQuery(year));
  const [shown, setShown] = useState<Shown>("position");
  const { data } = query;
  return (
    <WorkPage
      crumb="Dana"
      title={`Laporan ${year}`}
      actions={
        <>
          <Save year={year} format="xlsx" />
          <Save year={year} format="pdf" />
        </>
      }
    >
      {!data && <LoadState query={query} failure="Laporan belum dapat dimuat." />}
      {data && (
        <div className="bo-grid wide-narrow">
          <div className="bo-grid content-start">
            <nav aria-label="Tahun" className="flex flex-wrap gap-2">
              {data.years.map((one) => (
                <SmallLink
                  key={one}
                  label={String(one)}
                  to={`/admin/laporan/${one}`}
                  variant={one === year ? "soft" : "quiet"}
                />
              ))}
            </nav>
            <Panel
              title={`Laporan keuangan ${year}`}
              note={`Per ${date(data.as_of)}, dalam rupiah; kurung berarti berkurang`}
              action={<State of={data} />}
              bare
            >
              <dl className="grid grid-cols-2 gap-3 px-4.5 pb-3 desk:grid-cols-4">
                <Sum name="Aset neto" amount={data.net_assets} />
                <Sum name="Diterima setahun" amount={data.received} />
                <Sum name="Disalurkan dan beban" amount={data.spent} />
                <Sum name="Kas, bank, penyedia" amount={data.money} />
              </dl>
              <Segments
                label="Laporan"
                className="mx-4.5 mb-2"
                options={(Object.keys(STATEMENTS) as Shown[]).map((value) => ({
                  value,
                  label:
                    value === "position" ? (
                      <>
                        Posisi<span className="max-desk:sr-only"> keuangan</span>
                      </>
                    ) : (
                      STATEMENTS[value]
                    ),
                }))}
                value={shown}
                onChange={setShown}
              />
              {shown === "funds" ? (
                <Funds of={data} />
              ) : (
                <Rows rows={data[shown]} year={year} title={STATEMENTS[shown]} />
              )}
            </Panel>
          </div>
          <div className="bo-grid content-start">
            <Closing of={data} />
            <Notes of={data} />
          </div>
        </div>
      )}
    </WorkPage>
  );
}

function Save({ year, format }: { year: number; format: "pdf" | "xlsx" }) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      const path = `/api/admin/statements-of/${year}/file/?format=${format}`;
      saveFile(`laporan-keuangan-${year}.${format}`, await downloadPrivateFile(path));
    } catch {
      toast.error("Laporan belum dapat diunduh. Coba lagi.");
    } finally {
      setBusy(false);
    }
  }
  return (
    <SmallButton variant="line" busy={busy} onClick={save}>
      <Icon name="download-simple" size={16} />
      {format.toUpperCase()}
    </SmallButton>
  );
}

const State = ({ of: { state, checks } }: { of: YearStatements }) => {
  if (state === "closed") return <StatusBadge tone="ok">Ditutup</StatusBadge>;
  const agree = checks.find(({ name }) => name === "agree");
  return <StatusBadge tone={agree?.ok ? "ok" : "no"}>{agree?.title ?? ""}</StatusBadge>;
};

const Sum = ({ name, amount }: { name: string; amount: number }) => (
  <div>
    <dt className="text-xs text-text-2">{name}</dt>
    <dd className="font-bold tabular-nums">{rupiah(amount)}</dd>
  </div>
);
