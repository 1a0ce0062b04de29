import type { Campaign } from "@barakah/contract";
import { picturePreview } from "@barakah/contract/platform/pictures";
import { useQuery } from "@tanstack/react-query";
import { statusOf } from "../platform/api-error.ts";
import { JsonLd, organisation } from "../platform/json-ld.tsx";
import { useNow } from "../platform/now.tsx";
import { PageMeta } from "../platform/page-meta.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { PageHeader } from "../ui/layout/page-header.tsx";
import type { Route } from "./+types/campaign-page";
import { CampaignActions } from "./campaign-actions.tsx";
import { CampaignDetail } from "./campaign-detail.tsx";
import { CampaignNotFound } from "./campaign-not-found.tsx";
import { progressOf } from "./progress.tsx";
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

const CampaignDetailSkeleton = () => (
  <>
    <Skeleton className="aspect-[16/10] rounded-none" />
    <div className="mb-2 bg-surface px-4 pt-4 pb-5">
      <Skeleton className="h-6 w-28 rounded-full" />
      <Skeleton className="mt-3.5 h-5 w-11/12" />
      <Skeleton className="mt-2.5 h-5 w-2/3" />
      <Skeleton className="mt-5 h-7 w-1/2" />
      <Skeleton className="mt-3 h-3.5 w-3/5" />
      <Skeleton className="mt-4 h-2" />
      <Skeleton className="mt-4 h-14 rounded-md" />
    </div>
    <div className="bg-surface p-4">
      <Skeleton className="h-6" />
      <Skeleton className="mt-8 h-3.5" />
      <Skeleton className="mt-2.5 h-3.5" />
      <Skeleton className="mt-2.5 h-3.5 w-3/4" />
    </div>
  </>
);

/** Before the campaign is known the page still has a title of its own. */
function CampaignMeta({ campaign }: { campaign: Campaign | undefined }) {
  if (!campaign) return <PageMeta title="Detail Program" description="Program donasi di BARAKAH APP." />;
  const image = campaign.thumbnail ? picturePreview(campaign.thumbnail) : undefined;
  return (
    <>
      <PageMeta
        title={campaign.title}
        description={campaign.summary || `Program donasi ${campaign.title} di BARAKAH APP.`}
        image={image}
        path={`/kampanye/${campaign.slug}`}
        type="article"
      />
      <JsonLd
        of={(origin) => ({
          "@type": "DonateAction",
          name: campaign.title,
          description: campaign.summary,
          image: image && origin + image,
          recipient: organisation(origin),
          target: `${origin}/bayar-donasi/${campaign.slug}`,
        })}
      />
    </>
  );
}
