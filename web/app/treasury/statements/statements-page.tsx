import type { StatementState } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { rupiah } from "../../platform/format.ts";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Button } from "../../ui/form/button.tsx";
import { PagedTable } from "../../ui/staff/data-table.tsx";
import { SearchField } from "../../ui/staff/filter-bar.tsx";
import { type ListParams, useListParams } from "../../ui/staff/list-params.ts";
import { Segments } from "../../ui/staff/segments.tsx";
import { SmallButton, SmallLink } from "../../ui/staff/small-button.tsx";
import { Panel, WorkPage } from "../../ui/staff/work-page.tsx";
import { SettleDialog } from "../settlement/settle-dialog.tsx";
import { AssignDialog } from "./assign-dialog.tsx";
import { Debits } from "./debits/debits.tsx";
import { GiveDialog } from "./give-dialog.tsx";
import { columnsFor } from "./line-columns.tsx";
import { moneyOf } from "./money-of.ts";
import { linesQuery } from "./queries.ts";
import { LastBatch, SureDialog } from "./sure-matches.tsx";
import { UnseenPayments } from "./unseen-payments.tsx";
import { type Statements, useStatements } from "./use-statements.ts";

const STATES: readonly { state: StatementState; label: string; empty: string }[] = [
  { state: "open", label: "Baru", empty: "Tidak ada baris yang menunggu diperiksa." },
  {
    state: "unidentified",
    label: "Belum tahu dari siapa",
    empty: "Tidak ada uang yang belum diketahui dari siapa.",
  },
  { state: "matched", label: "Cocok", empty: "Belum ada baris yang dicocokkan." },
  { state: "ignored", label: "Diabaikan", empty: "Tidak ada baris yang diabaikan." },
];
const IMPORT_FIRST = {
  text: "Baris baru datang dari mutasi bank yang diimpor.",
  to: "/admin/mutasi/impor",
  label: "Impor mutasi bank",
};
const NEW = STATES[0] as (typeof STATES)[number];
const NOTES: Partial<Record<StatementState, string>> = {
  unidentified: "Uang ini tercatat di buku besar, tetapi belum menjadi milik pembayaran mana pun.",
  ignored: "Bukan pembayaran kepada kita, atau sudah tercatat dengan cara lain.",
};

/** Tabs that are not states of incoming lines. */
const UNSEEN = "belum-terlihat";
const OUT = "keluar";

export default function StatementsPage() {
  const params = useListParams();
  return (
    <WorkPage
      title="Mutasi bank"
      actions={<SmallLink to="/admin/mutasi/impor" icon="upload-simple" label="Impor mutasi" />}
    >
      <Panel bare>
        {params.status === UNSEEN && (
          <>
            <Tools params={params} label="Cari nomor, nama, telepon atau nominal" />
            <UnseenPayments params={params} />
          </>
        )}
        {params.status === OUT && (
          <>
            <Tools params={params} label="Cari keterangan atau nominal" />
            <Debits params={params} />
          </>
        )}
        {params.status !== UNSEEN && params.status !== OUT && <Lines params={params} />}
      </Panel>
    </WorkPage>
  );
}

function Lines({ params }: { params: ListParams }) {
  const { state, empty } = STATES.find((one) => one.state === params.status) ?? NEW;
  const query = useQuery(linesQuery({ state, search: params.search, offset: params.offset }));
  const lines = query.data?.items ?? [];
  const statements = useStatements(lines);
  const sure = lines.filter((line) => line.proposal?.sure);
  return (
    <>
      <Tools params={params} label="Cari keterangan atau nominal">
        {sure.length > 0 && (
          <SmallButton
            variant="soft"
            disabled={statements.busy}
            onClick={() => statements.setConfirming(sure)}
          >
            Cocokkan {sure.length} yang pasti
          </SmallButton>
        )}
      </Tools>
      {(state === "open" || state === "matched") && <LastBatch />}
      {NOTES[state] && <p className="px-4.5 pb-3 text-text-2">{NOTES[state]}</p>}
      <SelectionBar statements={statements} />
      <PagedTable
        params={params}
        caption="Baris mutasi"
        empty={params.search ? "Tidak ada baris yang cocok dengan pencarian ini." : empty}
        {...(state === "open" && !params.search && { emptyStep: IMPORT_FIRST })}
        query={query}
        columns={columnsFor(state, statements)}
        stacks="dense"
      />
      <LikelyDialog statements={statements} />
      <SureDialog statements={statements} />
      {statements.giving && (
        <GiveDialog line={statements.giving} onClose={() => statements.give(undefined)} />
      )}
      {statements.lump && (
        <SettleDialog line={statements.lump} onClose={() => statements.openLump(undefined)} />
      )}
      {statements.assigning && (
        <AssignDialog
          lines={statements.assigning}
          onClose={() => statements.assign(undefined)}
          onChanged={statements.reload}
        />
      )}
    </>
  );
}

const Tools = ({ params, label, children }: { params: ListParams; label: string; children?: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-2.5 p-3.5">
    <States params={params} />
    <SearchField label={label} sought={params.search} onSearch={(search) => params.change({ search })} />
    {children}
  </div>
);

const TABS = [
  ...STATES.map(({ state, label }) => ({ value: state === "open" ? "" : state, label })),
  { value: OUT, label: "Uang keluar" },
  { value: UNSEEN, label: "Disetujui, belum ada di mutasi" },
];

const States = ({ params }: { params: ListParams }) => (
  <Segments
    label="Keadaan"
    options={TABS}
    value={params.status}
    onChange={(status) => params.change({ status, search: "", filters: { jenis: "" } })}
  />
);

/** Asks back before money is set aside that probably belongs to a payment. */
function LikelyDialog({ statements }: { statements: Statements }) {
  const { likely, joinLikely, keepAnyway, dismissLikely, busy } = statements;
  return (
    <ConfirmDialog
      open={likely !== undefined}
      title="Uang ini tampaknya sudah tercatat"
      text={likely?.detail}
      confirm={likely?.confirm ?? "Cocokkan"}
      cancel="Kembali"
      busy={busy}
      onConfirm={joinLikely}
      onCancel={dismissLikely}
    >
      <Button variant="quiet" className="mt-3 w-full" disabled={busy} onClick={keepAnyway}>
        Bukan, ini uang lain: tetap belum diketahui dari siapa
      </Button>
    </ConfirmDialog>
  );
}

function SelectionBar({ statements }: { statements: Statements }) {
  const { chosen, setAside, assign, busy } = statements;
  const open = chosen.every(({ state }) => state === "open");
  return (
    <div className="bo-selection" hidden={chosen.length === 0}>
      <p role="status" className="mr-auto">
        {chosen.length > 0 && (
          <>
            <b>{chosen.length} baris dipilih</b> · {rupiah(moneyOf(chosen).unclaimed)}
          </>
        )}
      </p>
      <SmallButton label="Cari pembayaran" onClick={() => assign(chosen)} />
      {open && (
        <>
          <SmallButton
            variant="line"
            disabled={busy}
            onClick={() => setAside(chosen, "open", "unidentified")}
            label="Belum tahu dari siapa"
          />
          <SmallButton variant="line" disabled={busy} onClick={() => setAside(chosen, "open", "ignored")}>
            Abaikan
          </SmallButton>
        </>
      )}
    </div>
  );
}
