import type { StatementLine, StatementState } from "@barakah/contract";
import { date, rupiah, rupiahWithSen } from "../../platform/format.ts";
import type { Column } from "../../ui/staff/data-table.tsx";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { TextLink } from "../../ui/staff/text-link.tsx";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";
import { SentBack } from "../returned-transfers/sent-back.tsx";
import { RowActions } from "./row-actions.tsx";
import type { Statements } from "./use-statements.ts";

const DAY: Column<StatementLine> = {
  head: "Tanggal",
  area: "day",
  cell: ({ day, bank }) => (
    <span className="whitespace-nowrap">
      {date(day)} <small className="text-text-2">{bank.toUpperCase()}</small>
    </span>
  ),
};
const WORDS: Column<StatementLine> = {
  head: "Keterangan",
  area: "words",
  cell: ({ description }) => <span className="wrap-anywhere">{description}</span>,
};
const AMOUNT: Column<StatementLine> = {
  head: "Nominal",
  area: "amount",
  right: true,
  cell: ({ amount, sen }) => rupiahWithSen(amount, sen),
};
const DECIDED_BY: Column<StatementLine> = {
  head: "Oleh",
  minor: true,
  cell: ({ decided_by }) => decided_by ?? "–",
};
const PAID: Column<StatementLine> = {
  head: "Membayar",
  area: "about",
  cell: ({ payments, handover, returned, unclaimed }) => (
    <>
      {handover && <TextLink to="/admin/kas?daftar=setoran">Setoran dari {handover}</TextLink>}
      {returned && <SentBack sent={returned} />}
      {payments.map(({ reference, payer_name, amount }) => (
        <span key={reference} className="block">
          <b>{payer_name}</b> · {rupiah(amount)}{" "}
          <TextLink to={`/admin/pembayaran/${reference}`} className="text-xs whitespace-nowrap">
            {reference}
          </TextLink>
        </span>
      ))}
      {unclaimed > 0 && (
        <span className="block text-text-2">Sisa {rupiah(unclaimed)} belum diketahui dari siapa</span>
      )}
    </>
  ),
};
/** Booked income can be taken back in its cell. */
const paid = ({ bookIncome, busy }: Statements): Column<StatementLine> => ({
  ...PAID,
  cell: (line) =>
    line.income ? (
      <>
        {line.income === "nonhalal" ? "Bunga atau denda, dana nonhalal" : "Hasil wakaf"}{" "}
        <SmallButton variant="quiet" disabled={busy} onClick={() => bookIncome(line, null)}>
          Batalkan
        </SmallButton>
      </>
    ) : (
      PAID.cell(line)
    ),
});
const KEPT: Column<StatementLine> = {
  head: "Nominal",
  area: "amount",
  right: true,
  cell: ({ amount, unclaimed }) => (
    <>
      {rupiah(unclaimed)}
      {unclaimed < amount && <small className="block text-text-2">sisa dari {rupiah(amount)}</small>}
    </>
  ),
};

const chooser = ({ chosen, choose }: Statements): Column<StatementLine> => ({
  head: "Pilih",
  area: "pick",
  cell: (line) => (
    <label>
      <input
        type="checkbox"
        className="bo-check"
        aria-label={`Pilih ${line.description}, ${rupiah(line.unclaimed)}`}
        checked={chosen.includes(line)}
        onChange={() => choose(line)}
      />
    </label>
  ),
});

const PROPOSAL: Column<StatementLine> = {
  head: "Tampaknya untuk",
  area: "about",
  cell: (line) => <Proposed line={line} />,
};

/** The columns depend on the state of the lines. */
export function columnsFor(state: StatementState, statements: Statements): Column<StatementLine>[] {
  const actions: Column<StatementLine> = {
    head: "Tindakan",
    area: "acts",
    cell: (line) => <RowActions line={line} statements={statements} />,
  };
  if (state === "matched") return [DAY, WORDS, AMOUNT, paid(statements), DECIDED_BY];
  if (state === "ignored") return [DAY, WORDS, AMOUNT, DECIDED_BY, actions];
  const amount = state === "open" ? AMOUNT : KEPT;
  return [chooser(statements), DAY, WORDS, amount, PROPOSAL, actions];
}

type Proposal = NonNullable<StatementLine["proposal"]>;

const MATCH: Record<Proposal["match"], { tone: BadgeTone; label: string }> = {
  exact: { tone: "ok", label: "Persis sama" },
  near: { tone: "wait", label: "Mendekati" },
  late: { tone: "wait", label: "Terlambat" },
  split: { tone: "info", label: "Terbagi" },
};

/** Why a person must look before it is matched. */
const DOUBT: Record<NonNullable<Proposal["doubt"]>, string> = {
  payments: "Ada pembayaran lain yang cocok",
  lines: "Ada baris lain yang cocok",
  flagged: "Periksa",
};

/** The payment that a line probably pays, what it is for, and how well it matches. */
function Proposed({ line }: { line: StatementLine }) {
  if (!line.proposal && line.bringing_back) return <SentBack sent={line.bringing_back} />;
  if (!line.proposal) return <span className="text-text-3">Belum diketahui</span>;
  const { payer_name, reference, amount, match, status, title, doubt } = line.proposal;
  const { tone, label } = MATCH[match];
  return (
    <>
      <span className="bo-proposed-who">
        <b>{payer_name}</b> · <span className="whitespace-nowrap">{rupiah(amount)}</span>
      </span>
      {title && <small className="bo-proposed-for">{title}</small>}
      <span className="bo-proposed-marks">
        <TextLink to={`/admin/pembayaran/${reference}`} className="text-xs text-text-2 whitespace-nowrap">
          {reference}
        </TextLink>
        {line.proposal.match === "split" || line.unclaimed >= amount ? (
          <StatusBadge tone={tone}>{label}</StatusBadge>
        ) : (
          <StatusBadge tone="no">Kurang {rupiah(amount - line.unclaimed)}</StatusBadge>
        )}
        {doubt && <StatusBadge tone="wait">{DOUBT[doubt]}</StatusBadge>}
        {status === "verified" && <StatusBadge tone="mute">Disetujui, belum ada di mutasi</StatusBadge>}
        {status === "rejected" && <StatusBadge tone="no">Ditolak</StatusBadge>}
      </span>
    </>
  );
}
