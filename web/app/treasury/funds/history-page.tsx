import type { AmilTake, FundTransfer } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { date, rupiah } from "../../platform/format.ts";
import { type Column, PagedTable } from "../../ui/staff/data-table.tsx";
import { type ListParams, useListParams } from "../../ui/staff/list-params.ts";
import { ReasonButton, withReason } from "../../ui/staff/reason-dialog.tsx";
import { Segments } from "../../ui/staff/segments.tsx";
import { SmallLink } from "../../ui/staff/small-button.tsx";
import { Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";
import { percent } from "./fund-format.ts";
import { takesQuery, transfersQuery } from "./queries.ts";

const LISTS = [
  { value: "", label: "Pemindahan" },
  { value: "amil", label: "Bagian amil" },
];

const STATES: Record<FundTransfer["state"], { tone: BadgeTone; label: string }> = {
  waiting: { tone: "wait", label: "Menunggu" },
  approved: { tone: "ok", label: "Disetujui" },
  refused: { tone: "no", label: "Ditolak" },
  withdrawn: { tone: "mute", label: "Ditarik" },
  denied: { tone: "no", label: "Ditolak sistem" },
};

const TRANSFERS: readonly Column<FundTransfer>[] = [
  {
    head: "Pemindahan",
    title: true,
    cell: ({ from, to, reason, decision, undoes }) => (
      <>
        <b>
          {from.name} → {to.name}
        </b>
        <small className="block text-text-2">
          {undoes && `Membatalkan pemindahan ${date(undoes.asked_at)}. `}
          {reason}
        </small>
        {decision && <small className="block text-danger">Alasannya: {decision}</small>}
      </>
    ),
  },
  { head: "Diajukan", cell: ({ asked_at }) => date(asked_at) },
  {
    head: "Keadaan",
    cell: ({ state, undone }) =>
      undone?.state === "approved" ? (
        <StatusBadge tone="mute">Dibatalkan</StatusBadge>
      ) : (
        <StatusBadge tone={STATES[state].tone}>{STATES[state].label}</StatusBadge>
      ),
  },
  { head: "Pengaju", cell: ({ asked_by }) => asked_by.name },
  { head: "Diputuskan", cell: ({ decided_by }) => decided_by ?? "–" },
  {
    head: "Nominal",
    right: true,
    cell: ({ amount, undone }) => (undone?.state === "approved" ? <s>{rupiah(amount)}</s> : rupiah(amount)),
  },
  { head: "Tindakan", cell: (transfer) => <UndoTransfer transfer={transfer} /> },
];

const TAKES: readonly Column<AmilTake>[] = [
  {
    head: "Dari",
    title: true,
    cell: ({ from, reason, year, base, rate_bp, reversed }) => (
      <>
        <b>{from.name}</b> {reversed && <StatusBadge tone="no">Dikembalikan</StatusBadge>}
        <small className="block text-text-2">
          Tahun {year}, batas {percent(rate_bp)} dari {rupiah(base)}. {reason}
        </small>
        {reversed && (
          <small className="block text-text-2">
            Dikembalikan {reversed.by}: {reversed.reason}
          </small>
        )}
      </>
    ),
  },
  { head: "Tanggal", cell: ({ taken_at }) => date(taken_at) },
  { head: "Oleh", cell: ({ taken_by }) => taken_by },
  {
    head: "Nominal",
    right: true,
    cell: ({ amount, reversed }) => (reversed ? <s>{rupiah(amount)}</s> : rupiah(amount)),
  },
  { head: "Tindakan", cell: (take) => !take.reversed && <GiveBack take={take} /> },
];

/** An amil's share that was too much, or taken from the wrong fund, goes back by a contra-posting. */
const GiveBack = ({ take: { id, amount, from } }: { take: AmilTake }) => (
  <ReasonButton
    button="Kembalikan"
    title="Kembalikan bagian amil ini?"
    text={`${rupiah(amount)} kembali ke ${from.name}. Buku besar mencatat keduanya.`}
    confirm="Kembalikan"
    success="Bagian amil dikembalikan."
    correct={withReason("POST /api/admin/amil-takes/:id/reverse/", { id })}
  />
);

/** A wrong transfer is undone by the opposite transfer, which also needs a second person. */
function UndoTransfer({
  transfer: { id, from, to, amount, state, undone, undoes },
}: {
  transfer: FundTransfer;
}) {
  if (undone?.state === "waiting") return <span className="text-text-2">Pembatalan menunggu</span>;
  if (state !== "approved" || undone || undoes) return null;
  return (
    <ReasonButton
      button="Batalkan"
      look={{
        variant: "line",
        "aria-label": `Batalkan pemindahan ${rupiah(amount)} dari ${from.name} ke ${to.name}`,
      }}
      danger={false}
      title="Ajukan pembatalan?"
      text={`${rupiah(amount)} kembali dari ${to.name} ke ${from.name} setelah petugas keuangan lain menyetujuinya. Buku besar mencatat keduanya.`}
      confirm="Ajukan pembatalan"
      success="Pembatalan diajukan. Petugas keuangan lain sudah diberi tahu."
      correct={withReason("POST /api/admin/fund-transfers/:id/undo/", { id })}
    />
  );
}

/** Fund transfers and amil takes, also those that were refused or reversed. */
export default function FundHistoryPage() {
  const params = useListParams();
  const list = params.filter("daftar");
  return (
    <WorkPage title="Riwayat dana" actions={<SmallLink label="Semua dana" to="/admin/dana" variant="line" />}>
      <Panel title="Riwayat" note="Juga yang ditolak, ditarik dan dikembalikan." bare>
        <Segments
          label="Daftar"
          options={LISTS}
          value={list}
          onChange={(daftar) => params.change({ filters: { daftar } })}
          className="mx-3.5 mb-3 w-fit"
        />
        {list === "amil" ? <Takes params={params} /> : <Transfers params={params} />}
      </Panel>
    </WorkPage>
  );
}

function Transfers({ params }: { params: ListParams }) {
  const query = useQuery(transfersQuery(params.offset));
  return (
    <PagedTable
      params={params}
      caption="Pemindahan dana"
      empty="Belum ada pemindahan."
      query={query}
      columns={TRANSFERS}
    />
  );
}

function Takes({ params }: { params: ListParams }) {
  const query = useQuery(takesQuery(params.offset));
  return (
    <PagedTable
      params={params}
      caption="Bagian amil"
      empty="Belum ada bagian amil yang diambil."
      query={query}
      columns={TAKES}
    />
  );
}
