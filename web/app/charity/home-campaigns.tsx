import { useQuery } from "@tanstack/react-query";
import type { PageQuery } from "../platform/preload.ts";
import { SnapRow } from "../ui/carousel/snap-row.tsx";
import { HomeSection } from "../ui/catalogue/list.tsx";
import { CampaignCard, CampaignGrid, CampaignGridSkeleton } from "./campaign-grid.tsx";
import { featuredCampaignsQuery, someCampaignsQuery } from "./queries.ts";

export function HomeCampaigns({ search }: { search: string }) {
  const campaigns = useQuery(homeCampaignsQuery(search));
  const { data: featured = [] } = useQuery({ ...featuredCampaignsQuery(HOME_FEATURED), enabled: !search });
  return (
    <HomeSection
      title="Program Donasi"
      all="/charity"
      search={search}
      query={campaigns}
      failure="Failed to load campaigns"
      skeleton={<CampaignGridSkeleton cards={2} />}
    >
      {(found) => {
        // Featured campaigns are shown above.
        const others = found.filter(({ id }) => !featured.some((one) => one.id === id)).slice(0, HOME_LIST);
        if (search || others.length === 0)
          return <CampaignGrid campaigns={search ? found : found.slice(0, HOME_LIST)} search={search} />;
        return (
          <SnapRow label="Program donasi, geser ke samping">
            {others.map((campaign) => (
              <CampaignCard key={campaign.id} campaign={campaign} />
            ))}
          </SnapRow>
        );
      }}
    </HomeSection>
  );
}

export const HOME_FEATURED = 4;
const HOME_LIST = 4;
const HOME_RESULTS = 10;

const homeCampaignsQuery = (search: string) =>
  someCampaignsQuery(search, search ? HOME_RESULTS : HOME_FEATURED + HOME_LIST);

export function homeCampaignQueries(search: string): PageQuery[] {
  const list = homeCampaignsQuery(search);
  return search ? [list] : [featuredCampaignsQuery(HOME_FEATURED), list];
}
