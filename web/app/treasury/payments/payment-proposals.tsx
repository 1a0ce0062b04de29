import type { PaymentFile, Proposal } from "@barakah/contract";
import { Link } from "react-router";
import { date, timeOfDay } from "../../platform/format.ts";
import { useSession } from "../../platform/session.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { ProposalButtons } from "../proposals/proposal-buttons.tsx";

/** The waiting proposals about this payment, with buttons for everybody except the proposer to decide. */
export function PaymentProposals({ file, proposals }: { file: PaymentFile; proposals: readonly Proposal[] }) {
  const me = useSession()?.id;
  return proposals.map((proposal) => {
    const { id, title, why, changes, proposed_by, proposed_at } = proposal;
    const own = proposed_by.id === me;
    const decides = !own && !file.own;
    return (
      <section key={id} aria-label="Menunggu orang kedua" className="bo-banner">
        <Note tone="gold" icon={<Icon name="users-three-fill" size={28} className="flex-none" />}>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <div className="min-w-0 flex-[1_1_20rem]">
              <h2 className="text-lg">Menunggu orang kedua: {title}</h2>
              <p>
                Diajukan oleh {own ? "kamu" : proposed_by.name}, {date(proposed_at)} {timeOfDay(proposed_at)}.{" "}
                {why}
              </p>
              <p>
                {changes
                  .filter(({ label }) => label !== "Pembayaran")
                  .map(({ label, before, after }) => `${label}: ${before && `${before} menjadi `}${after}`)
                  .join(" · ")}
              </p>
              {!decides && (
                <p>
                  {own
                    ? "Petugas keuangan lain yang memutuskannya. "
                    : "Ini pembayaranmu sendiri, jadi petugas keuangan lain yang memutuskannya. "}
                  <Link to="/admin/persetujuan" className="underline underline-offset-3">
                    Lihat di Persetujuan
                  </Link>
                </p>
              )}
            </div>
            {decides && <ProposalButtons proposal={proposal} own={false} keys={proposals.length === 1} />}
          </div>
        </Note>
      </section>
    );
  });
}
