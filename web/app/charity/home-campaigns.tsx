import { useQuery } from "@tanstack/react-query";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Section } from "../ui/layout/section.tsx";
import { CampaignGridSkeleton } from "./campaign-card-skeleton.tsx";
import { CampaignGrid } from "./campaign-grid.tsx";
import { homeCampaignsQuery } from "./home-queries.ts";

/** The campaigns on the home page, or those that match the search there. */
export function HomeCampaigns({ search }: { search: string }) {
  const campaigns = useQuery(homeCampaignsQuery(search));
  const all = search ? `/charity?${new URLSearchParams({ search })}` : "/charity";
  return (
    <Section title="Program Donasi" more={all}>
      <Loaded
        query={campaigns}
        failure="Failed to load campaigns"
        skeleton={<CampaignGridSkeleton cards={4} />}
      >
        {(found) => <CampaignGrid campaigns={found} search={search} />}
      </Loaded>
    </Section>
  );
}
