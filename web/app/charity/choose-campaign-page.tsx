import type { CampaignSummary } from "@barakah/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { rupiah } from "../platform/format.ts";
import { useNow } from "../platform/now.tsx";
import { PageMeta } from "../platform/page-meta.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { searchTermOf, useSearchTerm } from "../platform/use-search-term.ts";
import { NoItems } from "../ui/catalogue/grid.tsx";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { ProgressBar } from "../ui/feedback/progress-bar.tsx";
import { RowsSkeleton } from "../ui/feedback/skeleton.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { BrandHeader } from "../ui/layout/brand-header.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Picture } from "../ui/pictures/picture.tsx";
import { StretchedLink } from "../ui/stretched-link.tsx";
import { progressOf } from "./progress.tsx";
import { allCampaignsQuery } from "./queries.ts";

const queries: PageQueries<unknown> = ({ search }) => [allCampaignsQuery(searchTermOf(search))];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

export default function ChooseCampaignPage() {
  const { typed, setTyped, term } = useSearchTerm();
  const campaigns = useInfiniteQuery(allCampaignsQuery(term));
  return (
    <AppShell header={<BrandHeader search={{ value: typed, onChange: setTyped, action: "/donasi" }} />}>
      <PageMeta title="Donasi" description="Pilih program, lalu tunaikan donasi terbaikmu di BARAKAH APP." />
      <div className="px-4 pt-5 pb-3">
        <h1 className="text-2xl">Donasi</h1>
        <p className="text-sm text-text-2">Pilih program yang ingin kamu bantu.</p>
      </div>
      <Loaded
        query={campaigns}
        failure="Failed to load campaigns"
        skeleton={<RowsSkeleton className="h-24" />}
      >
        {({ pages }) => <CampaignChoices campaigns={pages.flatMap((page) => page.items)} search={term} />}
      </Loaded>
      <LoadMore query={campaigns} />
    </AppShell>
  );
}

/** Open campaigns only. */
function CampaignChoices({ campaigns, search }: { campaigns: CampaignSummary[]; search: string }) {
  const now = useNow();
  const open = campaigns.filter((campaign) => !progressOf(campaign, now).ended);
  if (open.length === 0) {
    return (
      <NoItems search={search} name="Program" which="program terbuka" none="Belum ada program donasi." />
    );
  }
  return (
    <ul className="flex flex-col gap-3 px-4">
      {open.map((campaign) => (
        <CampaignChoice key={campaign.id} campaign={campaign} now={now} />
      ))}
    </ul>
  );
}

function CampaignChoice({ campaign, now }: { campaign: CampaignSummary; now: number }) {
  const { percent, ended } = progressOf(campaign, now);
  return (
    <Card as="li" className="relative flex items-center gap-3 p-3">
      <div className="size-18 flex-none overflow-hidden rounded-md bg-surface-2">
        <Picture src={campaign.thumbnail} alt="" width={72} height={72} sizes="72px" />
      </div>
      <div className="min-w-0 flex-1">
        <h2 className="line-clamp-2 text-sm leading-[1.125rem]">
          <StretchedLink to={`/bayar-donasi/${campaign.slug}`}>{campaign.title}</StretchedLink>
        </h2>
        <ProgressBar percent={percent} ended={ended} className="mt-2 mb-1.5" />
        <p className="text-xs text-text-2">
          <b className="whitespace-nowrap text-primary-text">{rupiah(campaign.current_amount)}</b> terkumpul
        </p>
      </div>
      <Icon name="caret-right-bold" size={16} className="text-text-3" />
    </Card>
  );
}
