import type { StatementLine } from "@barakah/contract";
import { Link } from "react-router";
import { rupiah } from "../../platform/format.ts";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";

type Proposal = NonNullable<StatementLine["proposal"]>;

const MATCH: Record<Proposal["match"], { tone: BadgeTone; label: string }> = {
  exact: { tone: "ok", label: "Persis sama" },
  near: { tone: "wait", label: "Mendekati" },
  late: { tone: "wait", label: "Terlambat" },
  split: { tone: "info", label: "Terbagi" },
};

/** The payment that a line seems to be for, and how sure that is. */
export function Proposed({ line }: { line: StatementLine }) {
  if (!line.proposal) return <span className="text-text-3">Belum diketahui</span>;
  const { payer_name, reference, amount, match, status } = line.proposal;
  const { tone, label } = MATCH[match];
  return (
    <>
      <span className="bo-proposed-who">
        <b>{payer_name}</b> · <span className="whitespace-nowrap">{rupiah(amount)}</span>
      </span>
      <span className="bo-proposed-marks">
        <Link
          to={`/admin/pembayaran/${reference}`}
          className="text-xs text-text-2 whitespace-nowrap underline underline-offset-3"
        >
          {reference}
        </Link>
        {line.proposal.match === "split" || line.unclaimed >= amount ? (
          <StatusBadge tone={tone}>{label}</StatusBadge>
        ) : (
          <StatusBadge tone="no">Kurang {rupiah(amount - line.unclaimed)}</StatusBadge>
        )}
        {status === "verified" && <StatusBadge tone="mute">Disetujui, belum terlihat</StatusBadge>}
        {status === "rejected" && <StatusBadge tone="no">Ditolak</StatusBadge>}
      </span>
    </>
  );
}
