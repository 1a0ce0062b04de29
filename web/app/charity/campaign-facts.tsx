import type { Campaign } from "@barakah/contract";
import { SITE_NAME } from "@barakah/contract/platform/locale";
import type { ReactNode } from "react";
import { date, wholeNumber } from "../platform/format.ts";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { type CampaignProgress, PercentText } from "./progress.tsx";

export const CampaignFacts = ({ campaign, progress }: { campaign: Campaign; progress: CampaignProgress }) => (
  <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] divide-x divide-border rounded-md bg-surface-2">
    <Fact name="tercapai">
      <PercentText progress={progress} />
    </Fact>
    <Fact name="donatur">{wholeNumber(campaign.donor_count)}</Fact>
    <Deadline deadline={campaign.deadline} progress={progress} />
  </dl>
);

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

/** Reversed: the value is shown above its name, but screen readers get the name first. */
const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-col-reverse justify-end px-2 pt-2.5 pb-1.5 text-center">
    <dt className="text-xs leading-[1.5rem] text-text-2">{name}</dt>
    <dd className="text-md leading-[1.25rem] font-bold">{children}</dd>
  </div>
);

export const CampaignOrganiser = ({ campaign: { organiser, place } }: { campaign: Campaign }) => (
  <section aria-labelledby="penyelenggara" className="mb-2 bg-surface px-4 py-5">
    <h2 id="penyelenggara" className="text-lg">
      Penyelenggara
    </h2>
    <div className="mt-2.5 flex flex-wrap items-center gap-3">
      <span className="grid size-13 flex-none place-items-center rounded-full bg-surface-2">
        <img src="/logo/mark.svg" alt="" width={32} height={32} />
      </span>
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="font-bold wrap-anywhere">{organiser || SITE_NAME}</p>
        {organiser && <p className="text-sm text-text-2">Bersama {SITE_NAME}</p>}
        {place && (
          <p className="flex items-center gap-1 text-sm text-text-2 wrap-anywhere">
            <Icon name="map-pin-fill" size={16} />
            {place}
          </p>
        )}
      </div>
      <LinkButton to="/hubungi-kami" variant="line" size="sm">
        Tanya
      </LinkButton>
    </div>
  </section>
);
