import type { CampaignSummary } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { rupiah } from "../platform/format.ts";
import { useNow } from "../platform/now.tsx";
import { HeroCarousel } from "../ui/carousel/hero-carousel.tsx";
import { HeroSkeleton, HeroSlide } from "../ui/carousel/hero-slide.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { ProgressBar } from "../ui/feedback/progress-bar.tsx";
import { PercentText, progressOf } from "./progress.tsx";
import { featuredCampaignsQuery } from "./queries.ts";

export function CampaignCarousel({ limit }: { limit: number }) {
  const featured = useQuery(featuredCampaignsQuery(limit));
  return (
    <Loaded query={featured} failure="Failed to load featured campaigns" brief skeleton={<HeroSkeleton />}>
      {(campaigns) => (
        <HeroCarousel
          label="Program donasi unggulan"
          slides={campaigns.map((campaign, position) => ({
            key: campaign.id,
            content: <CampaignSlide campaign={campaign} eager={position === 0} />,
          }))}
        />
      )}
    </Loaded>
  );
}

function CampaignSlide({ campaign, eager }: { campaign: CampaignSummary; eager: boolean }) {
  const progress = progressOf(campaign, useNow());
  return (
    <HeroSlide
      to={`/kampanye/${campaign.slug}`}
      thumbnail={campaign.thumbnail}
      title={campaign.title}
      eager={eager}
    >
      <ProgressBar percent={progress.percent} ended={progress.ended} className="mt-3.5 mb-2.5" />
      <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-sm text-text-2">
        <span>
          <b className="font-extrabold whitespace-nowrap text-primary-text">
            {rupiah(campaign.current_amount)}
          </b>{" "}
          terkumpul
        </span>
        <b className="font-extrabold text-text">
          <PercentText progress={progress} />
        </b>
      </p>
    </HeroSlide>
  );
}
