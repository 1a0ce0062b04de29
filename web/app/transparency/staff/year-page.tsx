import type { StatementRow, YearStatements } from "@barakah/contract";
import { FUND_KIND_LABEL } from "@barakah/contract/ledger/fund-kinds";
import { jakartaDay } from "@barakah/contract/platform/jakarta-day";
import { STANDARDS } from "@barakah/contract/transparency/standards";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { api } from "../../platform/browser-api.ts";
import { downloadPrivateFile } from "../../platform/download-private-file.ts";
import { date, rupiah } from "../../platform/format.ts";
import { readQuery } from "../../platform/query-client.ts";
import { saveFile } from "../../platform/save-file.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { AmountInput } from "../../ui/form/amount-input.tsx";
import { onlyWrong } from "../../ui/form/field-errors.ts";
import { TextArea } from "../../ui/form/text-area.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { ConfirmForm, DialogButton, FormDialog, useDialogForm } from "../../ui/staff/form-dialog.tsx";
import { Segments } from "../../ui/staff/segments.tsx";
import { SmallButton, SmallLink } from "../../ui/staff/small-button.tsx";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { LoadState, Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

const yearQuery = (year: number) =>
  readQuery(["statements-of", year], "GET /api/admin/statements-of/:year/", { params: { year } });

const STATEMENTS = {
  position: "Posisi keuangan",
  activities: "Aktivitas",
  funds: "Dana",
  cash: "Arus kas",
} as const;
type Shown = keyof typeof STATEMENTS;

const CHANGES = ["opening", "received", "amil", "paid_out", "moved", "closing"] as const;
const CHANGE_HEADS = ["Saldo awal", "Diterima", "Bagian amil", "Disalurkan", "Dipindah", "Saldo akhir"];
const LEAST_NOTE = 5;

const figure = (amount: number) =>
  amount < 0 ? `(${Math.abs(amount).toLocaleString("id-ID")})` : amount.toLocaleString("id-ID");

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

/** The last month of a year that has begun. */
const lastMonth = (year: number) => {
  const now = jakartaDay().slice(0, 7);
  return `${year}-12` < now ? `${year}-12` : now;
};

/** Where the postings of a figure are listed; of what is computed from several accounts, these accounts. */
function placeOf({ account, kind, entries }: StatementRow, year: number) {
  if (kind) return `/admin/dana/jenis/${kind}?bulan=${lastMonth(year)}`;
  const days = { dari: `${year}-01-01`, sampai: `${year}-12-31` };
  if (account) return `/admin/buku?${new URLSearchParams({ akun: account, ...days })}`;
  if (entries) return `/admin/buku?${new URLSearchParams({ jenis: entries, ...days })}`;
  return `/admin/buku?hari=${year}-12-31`;
}

const Figure = ({ row, year, amount }: { row: StatementRow; year: number; amount: number }) =>
  row.style === "line" && amount !== 0 ? (
    <TextLink to={placeOf(row, year)}>{figure(amount)}</TextLink>
  ) : (
    figure(amount)
  );

const Rows = ({ rows, year, title }: { rows: readonly StatementRow[]; year: number; title: string }) => (
  <div className="overflow-x-auto">
    <table className="w-full text-sm">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="border-b border-border text-text-2">
          <th scope="col" className="px-4.5 py-2 text-left font-[500]">
            Dalam rupiah
          </th>
          <th scope="col" className="px-2 py-2 text-right font-[500]">
            {year}
          </th>
          <th scope="col" className="px-4.5 py-2 text-right font-[500]">
            {year - 1}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) =>
          row.style === "head" ? (
            <tr key={`${title} ${row.label} head`}>
              <th scope="rowgroup" colSpan={3} className="px-4.5 pt-4 pb-1 text-left">
                {row.label}
              </th>
            </tr>
          ) : (
            <tr
              key={`${title} ${row.label} ${row.account} ${row.style}`}
              className={row.style === "sum" ? "border-y border-border font-bold" : ""}
            >
              <th
                scope="row"
                className={`px-4.5 py-1.5 text-left ${row.style === "sum" ? "" : "pl-7 font-regular"}`}
              >
                {row.label}
              </th>
              <td className="px-2 py-1.5 text-right whitespace-nowrap tabular-nums">
                <Figure row={row} year={year} amount={row.now} />
              </td>
              <td className="px-4.5 py-1.5 text-right whitespace-nowrap text-text-2 tabular-nums">
                <Figure row={row} year={year - 1} amount={row.before} />
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  </div>
);

/** On a phone each fund by itself: seven columns of such figures have no room there. */
const Funds = ({ of }: { of: YearStatements }) => (
  <>
    <FundsInColumns of={of} />
    <ul className="divide-y divide-border text-sm desk:hidden">
      {of.funds.map((fund) => (
        <li key={fund.kind} className="px-4.5 py-3">
          <b>
            <TextLink to={`/admin/dana/jenis/${fund.kind}`}>{FUND_KIND_LABEL[fund.kind]}</TextLink>
          </b>
          <Changes amount={(name) => fund[name]} />
        </li>
      ))}
      <li className="px-4.5 py-3">
        <b>Jumlah</b>
        <Changes amount={(name) => sumOf(of, name)} />
      </li>
    </ul>
  </>
);

const sumOf = ({ funds }: YearStatements, name: (typeof CHANGES)[number]) =>
  funds.reduce((sum, fund) => sum + fund[name], 0);

const Changes = ({ amount }: { amount(name: (typeof CHANGES)[number]): number }) => (
  <dl className="mt-1">
    {CHANGES.map((name, at) => (
      <div
        key={name}
        className={`flex justify-between gap-3 py-0.5 ${name === "closing" ? "font-bold" : "text-text-2"}`}
      >
        <dt>{CHANGE_HEADS[at]}</dt>
        <dd className="tabular-nums">{figure(amount(name))}</dd>
      </div>
    ))}
  </dl>
);

const FundsInColumns = ({ of }: { of: YearStatements }) => (
  <div className="overflow-x-auto max-desk:hidden">
    <table className="w-full text-sm">
      <caption className="sr-only">Perubahan dana</caption>
      <thead>
        <tr className="border-b border-border text-text-2">
          {["Jenis dana", ...CHANGE_HEADS].map((head, at) => (
            <th
              key={head}
              scope="col"
              className={`px-3 py-2 font-[500] ${at === 0 ? "text-left" : "text-right"}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {of.funds.map((fund) => (
          <tr key={fund.kind} className="border-b border-border">
            <th scope="row" className="px-3 py-2 text-left font-[600]">
              <TextLink to={`/admin/dana/jenis/${fund.kind}`}>{FUND_KIND_LABEL[fund.kind]}</TextLink>
            </th>
            {CHANGES.map((name) => (
              <td key={name} className="px-3 py-2 text-right whitespace-nowrap tabular-nums">
                {figure(fund[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-bold">
          <th scope="row" className="px-3 py-2 text-left">
            Jumlah
          </th>
          {CHANGES.map((name) => (
            <td key={name} className="px-3 py-2 text-right whitespace-nowrap tabular-nums">
              {figure(sumOf(of, name))}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  </div>
);

function Closing({ of }: { of: YearStatements }) {
  const { year, state, checks, closed, proposed } = of;
  if (closed)
    return (
      <Panel title={`Tahun ${year} ditutup`}>
        <p>
          Diusulkan {closed.proposed_by}, ditutup {closed.by} pada {date(closed.at)}.
        </p>
        <p className="mt-2 font-[family-name:var(--font-mono)] text-xs wrap-anywhere text-text-2">
          {closed.hash}
        </p>
      </Panel>
    );
  const ready = state === "ended" && !proposed && checks.every(({ ok }) => ok);
  return (
    <Panel
      title={`Tutup tahun ${year}`}
      note={
        state === "running" ? "Setelah tahun ini berakhir" : "Oleh dua orang; sesudahnya tidak berubah lagi"
      }
    >
      <ul className="grid gap-2.5">
        {checks.map(({ name, ok, title, detail }) => (
          <li key={name} className="flex items-start gap-2.5">
            <Icon
              name={ok ? "check-circle-fill" : "warning-fill"}
              size={18}
              className={ok ? "text-primary-text" : "text-accent-text"}
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="sr-only">{ok ? "Beres: " : "Belum: "}</span>
              {title}
              <small className="block text-text-2">{detail}</small>
            </span>
          </li>
        ))}
      </ul>
      {proposed && (
        <Note tone="gold" className="mt-4">
          Diusulkan {proposed.by}, {date(proposed.at)}. Petugas keuangan lain menyetujuinya di{" "}
          <TextLink to="/admin/persetujuan">Persetujuan</TextLink>.
        </Note>
      )}
      {ready && (
        <DialogButton
          className="mt-4"
          block
          label={`Usulkan tutup ${year}`}
          dialog={(close) => <CloseDialog of={of} onClose={close} />}
        />
      )}
    </Panel>
  );
}

/** The proposer types the net assets, so that they were read. */
function CloseDialog({ of: { year, net_assets }, onClose }: { of: YearStatements; onClose(): void }) {
  const form = useDialogForm({
    initial: { amount: 0 },
    check: ({ amount }) =>
      onlyWrong({ amount: amount === net_assets ? undefined : "Tidak sama dengan aset neto di laporan." }),
    send: (_, once) =>
      api.call("POST /api/admin/proposals/", { body: { kind: "year_closing", year, net_assets } }, once),
    success: "Diajukan. Petugas keuangan lain sudah diberi tahu.",
    onClose,
  });
  return (
    <ConfirmForm
      form={form}
      title={`Tutup tahun ${year}?`}
      text={`Aset neto ${rupiah(net_assets)} dikunci dan menjadi saldo awal tahun berikutnya. Petugas keuangan lain menyetujuinya di Persetujuan.`}
      confirm="Usulkan"
      cancel="Tidak jadi"
    >
      <AmountInput label="Ketik jumlah aset neto untuk memastikan" {...form.field("amount")} />
    </ConfirmForm>
  );
}

function Notes({ of }: { of: YearStatements }) {
  return (
    <Panel
      title="Catatan"
      action={
        of.closed ? undefined : (
          <DialogButton
            variant="quiet"
            label="Sunting"
            dialog={(close) => <NotesDialog of={of} onClose={close} />}
          />
        )
      }
    >
      <p className="text-sm text-text-2">{STANDARDS}</p>
      <ol className="mt-3 grid list-decimal gap-2 pl-5">
        {of.notes.map((note) => (
          <li key={note} className="wrap-anywhere">
            {note}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function NotesDialog({ of: { year, notes }, onClose }: { of: YearStatements; onClose(): void }) {
  const form = useDialogForm({
    initial: { notes: notes.join("\n\n") },
    send: ({ notes: typed }) =>
      api.call("PUT /api/admin/statements-of/:year/notes/", {
        params: { year },
        body: {
          notes: typed
            .split(/\n\s*\n/)
            .map((note) => note.trim())
            .filter((note) => note.length >= LEAST_NOTE),
        },
      }),
    success: "Catatan disimpan.",
    onClose,
  });
  return (
    <FormDialog form={form} title={`Catatan laporan ${year}`} submit="Simpan catatan">
      <TextArea label="Catatan, dipisah satu baris kosong" rows={12} {...form.field("notes")} />
    </FormDialog>
  );
}
