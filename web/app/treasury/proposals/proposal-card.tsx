import type { Proposal } from "@barakah/contract";
import { date, timeOfDay } from "../../platform/format.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { Panel } from "../../ui/staff/work-page.tsx";
import { type BadgeTone, StatusBadge } from "../../ui/status-badge.tsx";
import { ProposalButtons } from "./proposal-buttons.tsx";

const STATE: Record<Proposal["state"], { tone: BadgeTone; label: string }> = {
  waiting: { tone: "wait", label: "Menunggu orang kedua" },
  confirmed: { tone: "ok", label: "Disetujui" },
  withdrawn: { tone: "mute", label: "Ditarik" },
  refused: { tone: "no", label: "Ditolak" },
};

const moment = (at: string) => `${date(at)} ${timeOfDay(at)}`;

interface ProposalCardProps {
  proposal: Proposal;
  /** Whether the signed-in person is the proposer. */
  own: boolean;
  /** How many others could decide. */
  others: number;
}

export function ProposalCard({ proposal, own, others }: ProposalCardProps) {
  const { title, why, state, changes, proposed_by, proposed_at, decided_by, decided_at, reason } = proposal;
  const { tone, label } = STATE[state];
  const waits = state === "waiting";
  return (
    <Panel title={title} action={<StatusBadge tone={tone}>{label}</StatusBadge>}>
      <dl className="grid grid-cols-[fit-content(40%)_1fr] gap-x-6 gap-y-1.5">
        {changes.map((change) => (
          <div key={change.label} className="contents">
            <dt className="text-text-2">{change.label}</dt>
            <dd className="font-semibold wrap-anywhere">
              {change.before && (
                <>
                  <s className="font-regular text-text-3">{change.before}</s> menjadi{" "}
                </>
              )}
              {change.after}
            </dd>
          </div>
        ))}
      </dl>
      {waits && <p className="mt-2.5 text-text-2">Mengapa berdua: {why}</p>}
      <div className="mt-3.5 grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2.5">
        <Who label="Mengajukan" name={proposed_by.name} at={moment(proposed_at)} />
        <Who
          label={waits ? "Memutuskan" : label}
          name={decided_by?.name ?? (own ? "petugas keuangan lain" : "kamu")}
          at={decided_at ? moment(decided_at) : "menunggu"}
        />
      </div>
      {reason && <p className="mt-2.5 text-text-2">Alasannya: {reason}</p>}
      {waits && own && (
        <Note tone="gold" className="mt-3">
          {others > 0
            ? "Ini usulanmu, jadi petugas keuangan lain yang menyetujuinya. Mereka sudah diberi tahu."
            : "Belum ada petugas keuangan lain. Tunjuk seorang di Petugas, atau nyatakan di Pengaturan bahwa kamu bekerja sendiri."}
        </Note>
      )}
      {waits && (
        <div className="mt-3.5">
          <ProposalButtons proposal={proposal} own={own} />
        </div>
      )}
    </Panel>
  );
}

function Who({ label, name, at }: { label: string; name: string; at: string }) {
  return (
    <div className="rounded-[10px] px-3.5 py-2.5 inset-ring inset-ring-border">
      <small className="block text-text-2">{label}</small>
      <b className="block">{name}</b>
      <small className="text-text-2">{at}</small>
    </div>
  );
}
