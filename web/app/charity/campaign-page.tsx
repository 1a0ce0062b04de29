import { useQuery } from "@tanstack/react-query";
import { statusOf } from "../platform/api-error.ts";
import { useNow } from "../platform/now.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import type { Route } from "./+types/campaign-page";
import { CampaignActions } from "./campaign-actions.tsx";
import { CampaignDetail } from "./campaign-detail.tsx";
import { CampaignDetailSkeleton } from "./campaign-detail-skeleton.tsx";
import { CampaignMeta } from "./campaign-meta.tsx";
import { CampaignNotFound } from "./campaign-not-found.tsx";
import { progressOf } from "./progress.ts";
import { campaignQuery, donorsQuery } from "./queries.ts";
import { ShareButton } from "./share-button.tsx";

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [
  campaignQuery(params.slug),
  donorsQuery(params.slug),
];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

export default function CampaignPage({ params }: Route.ComponentProps) {
  const query = useQuery(campaignQuery(params.slug));
  const now = useNow();
  const campaign = query.data;
  if (!campaign && query.isError && statusOf(query.error) === 404) return <CampaignNotFound />;
  return (
    <AppShell
      header={
        <PageHeader
          title="Detail Program"
          back="/charity"
          actions={campaign && <ShareButton title={campaign.title} place="header" />}
        />
      }
      actions={campaign && <CampaignActions campaign={campaign} ended={progressOf(campaign, now).ended} />}
      className=""
    >
      <CampaignMeta campaign={campaign} />
      <Loaded query={query} failure="Failed to load campaign details" skeleton={<CampaignDetailSkeleton />}>
        {(found) => <CampaignDetail campaign={found} />}
      </Loaded>
    </AppShell>
  );
}
