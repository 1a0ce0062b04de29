import type { Campaign } from "@barakah/contract";
import type { ReactNode } from "react";
import { date, wholeNumber } from "../platform/format.ts";
import { PercentText } from "./percent-text.tsx";
import type { CampaignProgress } from "./progress.ts";

interface CampaignFactsProps {
  campaign: Campaign;
  progress: CampaignProgress;
}

export function CampaignFacts({ campaign, progress }: CampaignFactsProps) {
  return (
    <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] divide-x divide-border rounded-md bg-surface-2">
      <Fact name="tercapai">
        <PercentText progress={progress} />
      </Fact>
      <Fact name="donatur">{wholeNumber(campaign.donor_count)}</Fact>
      <Deadline deadline={campaign.deadline} progress={progress} />
    </dl>
  );
}

function Deadline({ deadline, progress }: { deadline: string | null; progress: CampaignProgress }) {
  if (deadline === null) return <Fact name="tenggat">tidak ada</Fact>;
  if (progress.ended) {
    return (
      <Fact name={date(deadline)}>
        <span className="text-danger">Waktu habis</span>
      </Fact>
    );
  }
  return <Fact name={`s.d. ${date(deadline)}`}>{progress.days} hari</Fact>;
}

/** The value is read first by the eye and its name first by a screen reader. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end px-2 pt-2.5 pb-1.5 text-center">
      <dt className="text-xs leading-[1.5rem] text-text-2">{name}</dt>
      <dd className="text-md leading-[1.25rem] font-bold">{children}</dd>
    </div>
  );
}
