import type { CashHandover } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { date, rupiah } from "../../platform/format.ts";
import { useSend } from "../../ui/form/use-send.ts";
import { type Column, PagedTable } from "../../ui/staff/data-table.tsx";
import type { ListParams } from "../../ui/staff/list-params.ts";
import { ReasonButton, withReason } from "../../ui/staff/reason-dialog.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";
import { handoversQuery } from "./queries.ts";

const BASE: readonly Column<CashHandover>[] = [
  { head: "Tanggal", area: "day", cell: ({ day }) => <span className="whitespace-nowrap">{date(day)}</span> },
  {
    head: "Setoran",
    area: "words",
    cell: ({ box, bank, created_by }) => (
      <>
        {box} ke {bank.toUpperCase()}
        <small className="block text-text-2">oleh {created_by}</small>
      </>
    ),
  },
  {
    head: "Nominal",
    area: "amount",
    right: true,
    cell: ({ amount, reversed }) => (reversed ? <s>{rupiah(amount)}</s> : rupiah(amount)),
  },
  { head: "Di mutasi", area: "about", cell: (handover) => <Seen handover={handover} /> },
];

function Seen({ handover: { line, candidates, reversed } }: { handover: CashHandover }) {
  if (reversed !== null)
    return (
      <>
        <StatusBadge tone="no">Dibatalkan</StatusBadge> <small className="text-text-2">{reversed}</small>
      </>
    );
  const shown = line ?? candidates[0];
  return (
    <>
      {line && <StatusBadge tone="ok">Terlihat</StatusBadge>}
      {!line && candidates[0] && <StatusBadge tone="info">Persis sama</StatusBadge>}
      {!shown && <StatusBadge tone="wait">Belum ada di mutasi</StatusBadge>}{" "}
      {shown && (
        <span className="wrap-anywhere">
          {shown.description}, {date(shown.day)}
        </span>
      )}
    </>
  );
}

export function Handovers({ params }: { params: ListParams }) {
  const query = useQuery(handoversQuery(params.offset));
  const showing = useSend({
    mutationFn: ({ id, line }: { id: number; line: number }) =>
      api.call("POST /api/admin/cash/handovers/:id/line/", { params: { id }, body: { line } }),
    success: "Setoran sudah dicocokkan dengan mutasi.",
    refreshes: "everything",
  });
  const acts: Column<CashHandover> = {
    head: "Tindakan",
    area: "acts",
    cell: (handover) =>
      handover.reversed === null && (
        <span className="bo-row-actions">
          {handover.candidates.map(({ id: line, day }) => (
            <SmallButton
              key={line}
              variant="soft"
              disabled={showing.busy}
              onClick={() => showing.send({ id: handover.id, line })}
              label={handover.candidates.length > 1 ? `Cocokkan ${date(day)}` : "Cocokkan"}
            />
          ))}
          <ReasonButton
            button="Batalkan"
            look={{ variant: "quiet" }}
            title="Batalkan setoran ini?"
            text={`${rupiah(handover.amount)} kembali ke ${handover.box}, dan baris mutasinya menjadi baris baru. Buku besar mencatat keduanya.`}
            confirm="Batalkan setoran"
            success="Setoran dibatalkan."
            correct={withReason("POST /api/admin/cash/handovers/:id/reverse/", { id: handover.id })}
          />
        </span>
      ),
  };
  return (
    <PagedTable
      params={params}
      caption="Setoran ke bank"
      empty="Belum ada kas yang disetor ke bank."
      query={query}
      columns={[...BASE, acts]}
      stacks="dense"
    />
  );
}
