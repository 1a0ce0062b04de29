import type { StatementLine } from "@barakah/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../platform/browser-api.ts";
import { date, rupiah } from "../../platform/format.ts";
import { Button } from "../../ui/button.tsx";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";
import { useToast } from "../../ui/toasts.tsx";
import { WorkPage } from "../shell/work-page.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { Panel } from "../ui/panel.tsx";
import { useWork } from "../ui/use-work.ts";
import { ImportForm } from "./import-form.tsx";
import { linesQuery } from "./queries.ts";

type Proposal = NonNullable<StatementLine["proposal"]>;

const STATES: readonly { state: StatementLine["state"]; label: string }[] = [
  { state: "open", label: "Baru" },
  { state: "unidentified", label: "Belum dikenal" },
  { state: "matched", label: "Cocok" },
  { state: "ignored", label: "Diabaikan" },
];
const MATCH: Record<Proposal["match"], { tone: BadgeTone; label: string }> = {
  exact: { tone: "ok", label: "Persis sama" },
  near: { tone: "wait", label: "Mendekati" },
  late: { tone: "wait", label: "Terlambat" },
  split: { tone: "info", label: "Terbagi" },
};

/** Which lines pay which payment; both halves of a split are one match. */
function matchesOf(lines: readonly StatementLine[]) {
  const matches = new Map<string, number[]>();
  for (const { id, proposal } of lines) if (proposal) matches.set(proposal.reference, [id, ...proposal.with]);
  return [...matches].map(([reference, ids]) => ({ reference, lines: ids }));
}

function useStatements(lines: readonly StatementLine[]) {
  const client = useQueryClient();
  const toast = useToast();
  const work = useWork();
  async function settle(chosen: readonly StatementLine[]) {
    const body = { matches: matchesOf(chosen) };
    const done = await work.run(() => api.call("POST /api/admin/statements/confirm/", { body }));
    const failed = done?.results.filter(({ approved }) => !approved) ?? [];
    if (failed[0]) toast.error(`${failed[0].reference}: ${failed[0].detail}`);
    else if (done) toast.success(`${done.results.length} pembayaran disetujui.`);
    await client.invalidateQueries();
  }
  async function setAside(line: StatementLine, as: "unidentified" | "ignored") {
    const body = { lines: [line.id], as };
    await work.run(() => api.call("POST /api/admin/statements/set-aside/", { body }), "Sudah dicatat.");
    await client.invalidateQueries({ queryKey: ["statements"] });
  }
  const exact = lines.filter(({ proposal }) => proposal?.match === "exact");
  return { busy: work.busy, exact, settle, setAside };
}

function columnsFor({ settle, setAside }: ReturnType<typeof useStatements>): Column<StatementLine>[] {
  return [
    { head: "Tanggal", cell: ({ day, bank }) => `${date(day)} · ${bank.toUpperCase()}` },
    { head: "Keterangan", cell: ({ description }) => description },
    { head: "Nominal", right: true, cell: ({ amount }) => rupiah(amount) },
    { head: "Tampaknya", cell: ({ proposal }) => (proposal ? <Proposed {...proposal} /> : "–") },
    {
      head: "Tindakan",
      cell: (line) => (
        <span className="flex flex-wrap gap-1.5">
          {line.proposal && (
            <Button size="sm" variant="soft" className="btn-40" onClick={() => settle([line])}>
              Setujui
            </Button>
          )}
          {line.state === "open" && (
            <>
              <Button
                size="sm"
                variant="line"
                className="btn-40"
                onClick={() => setAside(line, "unidentified")}
              >
                Belum dikenal
              </Button>
              <Button size="sm" variant="quiet" className="btn-40" onClick={() => setAside(line, "ignored")}>
                Abaikan
              </Button>
            </>
          )}
        </span>
      ),
    },
  ];
}

function Proposed({ reference, payer_name, amount, match }: Proposal) {
  return (
    <>
      <b className="block">
        {payer_name} · {rupiah(amount)}
      </b>
      <small className="mr-1.5 text-text-2">{reference}</small>
      <StatusBadge tone={MATCH[match].tone}>{MATCH[match].label}</StatusBadge>
    </>
  );
}

export default function StatementsPage() {
  const [state, setState] = useState<StatementLine["state"]>("open");
  const query = useQuery(linesQuery(state));
  const statements = useStatements(query.data?.items ?? []);
  return (
    <WorkPage crumb="Transaksi" title="Mutasi bank">
      <div className="bo-grid wide-narrow">
        <Panel bare>
          <div className="flex flex-wrap items-center gap-2.5 p-3.5">
            <fieldset className="bo-seg mr-auto">
              <legend className="sr-only">Keadaan</legend>
              {STATES.map(({ state: one, label }) => (
                <button key={one} type="button" aria-pressed={one === state} onClick={() => setState(one)}>
                  {label}
                </button>
              ))}
            </fieldset>
            {statements.exact.length > 0 && (
              <Button
                size="sm"
                className="btn-40"
                busy={statements.busy}
                onClick={() => statements.settle(statements.exact)}
              >
                Setujui {statements.exact.length} yang persis sama
              </Button>
            )}
          </div>
          <DataTable
            caption="Baris mutasi"
            empty="Tidak ada baris mutasi di sini."
            query={query}
            rowKey={({ id }) => id}
            columns={columnsFor(statements)}
          />
        </Panel>
        <Panel title="Impor mutasi" note="Baris yang sudah ada tidak ditambahkan lagi.">
          <ImportForm />
        </Panel>
      </div>
    </WorkPage>
  );
}
