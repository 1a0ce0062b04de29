import type { CampaignSummary } from "@barakah/contract";
import { CATEGORY_LABEL, type Category } from "@barakah/contract/charity/categories";
import { rupiah } from "../platform/format.ts";
import { useNow } from "../platform/now.tsx";
import { GridSkeleton, ItemGrid } from "../ui/catalogue/grid.tsx";
import { Chip } from "../ui/chip.tsx";
import { ProgressBar } from "../ui/feedback/progress-bar.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Media } from "../ui/pictures/media.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { StretchedLink } from "../ui/stretched-link.tsx";
import { deadlineText, PercentText, progressOf } from "./progress.tsx";

interface CampaignGridProps {
  campaigns: CampaignSummary[];
  search: string;
  category?: Category;
}

export const CampaignGrid = ({ campaigns, search, category }: CampaignGridProps) => (
  <ItemGrid
    items={campaigns}
    search={search}
    name="Program"
    none={category ? `Belum ada program ${CATEGORY_LABEL[category]}.` : "Belum ada program donasi."}
  >
    {(campaign) => <CampaignCard key={campaign.id} campaign={campaign} />}
  </ItemGrid>
);

export function CampaignCard({ campaign }: { campaign: CampaignSummary }) {
  const progress = progressOf(campaign, useNow());
  const { ended } = progress;
  return (
    <Card as="article" className="relative flex flex-col overflow-hidden">
      <Media ratio="4:3" off={ended}>
        <Picture
          src={campaign.thumbnail}
          alt=""
          width={320}
          height={240}
          sizes="(min-width: 480px) 218px, calc(50vw - 22px)"
        />
        <Chip tone={ended ? "shade" : "glass"} className="absolute top-2 left-2">
          {ended ? "Waktu habis" : CATEGORY_LABEL[campaign.category]}
        </Chip>
      </Media>
      <div className="flex flex-1 flex-col p-3">
        <h3 className="line-clamp-2 min-h-9 text-sm leading-[1.125rem] font-bold tracking-[-.005em] text-pretty">
          <StretchedLink to={`/kampanye/${campaign.slug}`}>{campaign.title}</StretchedLink>
        </h3>
        <ProgressBar percent={progress.percent} ended={ended} className="mt-3 mb-2.5" />
        <span className="text-xs text-text-3">Terkumpul</span>
        <span className="text-[.875rem] leading-[1.125rem] font-extrabold tracking-[-.01em] whitespace-nowrap text-primary-text">
          {rupiah(campaign.current_amount)}
        </span>
        <div className="mt-2 flex flex-wrap justify-between gap-x-1.5 border-t border-border pt-2 text-xs whitespace-nowrap text-text-2">
          <b className="text-text">
            <PercentText progress={progress} />
          </b>
          <span className="whitespace-normal">{deadlineText(progress)}</span>
        </div>
      </div>
    </Card>
  );
}

const LINES = [
  "mt-1 h-3 w-11/12",
  "mt-2 mb-1 h-3 w-2/3",
  "mt-3.5 mb-2.5 h-1.5",
  "h-3 w-2/5",
  "mt-2 mb-1 h-3.5 w-3/4",
  "mt-4.5 mb-1 h-3",
];

export const CampaignGridSkeleton = ({ cards }: { cards: number }) => (
  <GridSkeleton count={cards} picture="aspect-[4/3]" lines={LINES} />
);
