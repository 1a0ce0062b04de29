import type { Campaign } from "@barakah/contract";
import { CATEGORY_LABEL } from "@barakah/contract/charity/categories";
import { rupiah } from "../platform/format.ts";
import { useNow } from "../platform/now.tsx";
import { Chip } from "../ui/chip.tsx";
import { FeaturedChip } from "../ui/featured-chip.tsx";
import { Note } from "../ui/feedback/note.tsx";
import { ProgressBar } from "../ui/feedback/progress-bar.tsx";
import { ClockCountdownFillIcon } from "../ui/icons/icons.tsx";
import { InTurn } from "../ui/layout/in-turn.tsx";
import { Tabs } from "../ui/layout/tabs.tsx";
import { Media } from "../ui/pictures/media.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { CampaignDescription } from "./campaign-description.tsx";
import { CampaignFacts } from "./campaign-facts.tsx";
import { CampaignFund } from "./campaign-fund.tsx";
import { CampaignOrganiser } from "./campaign-organiser.tsx";
import { CampaignPayouts } from "./campaign-payouts.tsx";
import { CampaignUpdates } from "./campaign-updates.tsx";
import { DonorList } from "./donor-list.tsx";
import { spelled } from "./fund-words.ts";
import { progressOf } from "./progress.ts";

export function CampaignDetail({ campaign }: { campaign: Campaign }) {
  const progress = progressOf(campaign, useNow());
  return (
    <>
      <Media ratio="16:10">
        <Picture
          src={campaign.thumbnail}
          alt={campaign.title}
          width={640}
          height={400}
          sizes="(min-width: 480px) 480px, 100vw"
          eager
        />
      </Media>
      <section className="mb-2 bg-surface px-4 pt-4 pb-5">
        <div className="mb-2.5 flex flex-wrap items-center gap-2">
          <Chip tone="green">{CATEGORY_LABEL[campaign.category]}</Chip>
          {campaign.category !== campaign.fund_kind && (
            <Chip tone="green">{spelled(campaign.fund_kind)}</Chip>
          )}
          {campaign.is_featured && <FeaturedChip tone="gold" />}
        </div>
        <h1 className="text-2xl leading-[1.8125rem] font-extrabold">{campaign.title}</h1>
        <p className="mt-3.5 flex flex-wrap items-baseline gap-x-2">
          <b className="text-[min(1.5rem,9vw)] leading-[2rem] font-extrabold tracking-[-.02em] whitespace-nowrap text-primary-text">
            {rupiah(campaign.current_amount)}
          </b>
          <span className="text-sm text-text-2">
            terkumpul dari <Target amount={campaign.target_amount} />
          </span>
        </p>
        <ProgressBar percent={progress.percent} ended={progress.ended} size="lg" className="mt-3" />
        <CampaignFacts campaign={campaign} progress={progress} />
        {progress.ended && (
          <Note tone="red" icon={<ClockCountdownFillIcon size={20} />} className="mt-3">
            Kampanye ini telah berakhir.
          </Note>
        )}
      </section>
      <InTurn>
        <CampaignOrganiser campaign={campaign} />
        <CampaignFund campaign={campaign} />
        <Tabs
          label="Tentang program"
          tabs={[
            {
              key: "keterangan",
              label: "Keterangan",
              panel: <CampaignDescription html={campaign.description} />,
            },
            { key: "donatur", label: "Donatur", panel: <DonorList slug={campaign.slug} /> },
            { key: "kabar", label: "Kabar Terbaru", panel: <CampaignUpdates updates={campaign.updates} /> },
          ]}
        />
        <CampaignPayouts campaign={campaign} />
      </InTurn>
    </>
  );
}

function Target({ amount }: { amount: number }) {
  if (amount > 0) return <span className="whitespace-nowrap">{rupiah(amount)}</span>;
  return (
    <>
      <span aria-hidden="true">∞</span>
      <span className="sr-only">target tidak terbatas</span>
    </>
  );
}
