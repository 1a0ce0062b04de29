import { useQuery } from "@tanstack/react-query";
import { rupiah } from "../../platform/format.ts";
import { useSession } from "../../platform/session.ts";
import { WaitingVouchers } from "../../shop/staff/index.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LoadItem, WorkPage } from "../../ui/staff/work-page.tsx";
import { ProposalCard } from "./proposal-card.tsx";
import { proposalsQuery } from "./queries.ts";

/** Actions that need a second person: one proposes, another decides. */
export default function ProposalsPage() {
  const query = useQuery(proposalsQuery);
  const me = useSession()?.id;
  return (
    <LoadItem query={query} title="Persetujuan" list="/admin">
      {({ proposals, others, payout_limit, left_alone, works_alone }) => (
        <WorkPage title="Persetujuan" className="bo-work bo-grid">
          <p className="max-w-[70ch] text-text-2">
            Yang besar dan yang tidak ada buktinya diajukan seorang petugas keuangan dan disetujui yang lain.{" "}
            {!works_alone &&
              `Sendirian, satu orang mengeluarkan paling banyak ${rupiah(payout_limit)} dalam 24 jam, semua cara bersama-sama. Bagianmu masih ${rupiah(left_alone)}.`}
          </p>
          {proposals.length === 0 && <EmptyState heading="Tidak ada yang menunggu orang kedua." level="h2" />}
          <WaitingVouchers />
          {proposals.map((proposal) => (
            <ProposalCard
              key={proposal.id}
              proposal={proposal}
              own={proposal.proposed_by.id === me}
              others={others}
            />
          ))}
        </WorkPage>
      )}
    </LoadItem>
  );
}
