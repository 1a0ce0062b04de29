import { useQuery } from "@tanstack/react-query";
import type { PageQuery } from "../platform/preload.ts";
import { HomeSection } from "../ui/catalogue/list.tsx";
import { CampaignGrid, CampaignGridSkeleton } from "./campaign-grid.tsx";
import { featuredCampaignsQuery, someCampaignsQuery } from "./queries.ts";

export function HomeCampaigns({ search }: { search: string }) {
  const campaigns = useQuery(homeCampaignsQuery(search));
  return (
    <HomeSection
      title="Program Donasi"
      all="/charity"
      search={search}
      query={campaigns}
      failure="Failed to load campaigns"
      skeleton={<CampaignGridSkeleton cards={4} />}
    >
      {(found) => <CampaignGrid campaigns={found} search={search} />}
    </HomeSection>
  );
}

export const HOME_FEATURED = 4;
const HOME_LIST = 4;
const HOME_RESULTS = 10;

const homeCampaignsQuery = (search: string) => someCampaignsQuery(search, search ? HOME_RESULTS : HOME_LIST);

export function homeCampaignQueries(search: string): PageQuery[] {
  const list = homeCampaignsQuery(search);
  return search ? [list] : [featuredCampaignsQuery(HOME_FEATURED), list];
}
