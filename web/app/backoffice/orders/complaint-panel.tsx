import type { StaffOrder } from "@barakah/contract";
import { COMPLAINT_LABEL, OUTCOME_LABEL } from "@barakah/contract/shop/delivery/words";
import { Link } from "react-router";
import { date } from "../../platform/format.ts";
import { Panel } from "../../ui/staff/work-page.tsx";
import { StatusBadge } from "../../ui/status-badge.tsx";

/** The buyer's complaint about this order. */
export function ComplaintPanel({ order: { complaint } }: { order: StaffOrder }) {
  if (!complaint) return null;
  const { reason, story, opened_at, closed_at, outcome, answer, pictures } = complaint;
  return (
    <Panel
      title="Laporan pembeli"
      action={
        closed_at ? (
          <StatusBadge tone="mute">Dijawab {date(closed_at)}</StatusBadge>
        ) : (
          <StatusBadge tone="no">Belum dijawab</StatusBadge>
        )
      }
    >
      <h3 className="text-sm font-bold">
        {COMPLAINT_LABEL[reason]}, {date(opened_at)}
      </h3>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">‘{story}’</p>
      {closed_at ? (
        <p className="mt-2 whitespace-pre-line text-text-2 wrap-anywhere">
          {outcome && `${OUTCOME_LABEL[outcome]}: `}
          {answer}
        </p>
      ) : (
        <Link
          to="/admin/pengemasan?bagian=complaints"
          className="mt-2 inline-flex min-h-11 items-center text-sm font-semibold text-primary-text underline"
        >
          {pictures > 0 ? `Lihat ${pictures} fotonya dan jawab` : "Jawab laporan ini"}
        </Link>
      )}
    </Panel>
  );
}
