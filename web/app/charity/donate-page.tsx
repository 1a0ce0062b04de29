import type { Campaign } from "@barakah/contract";
import { useQuery } from "@tanstack/react-query";
import { paymentOptionsQuery } from "../payments/index.ts";
import { statusOf } from "../platform/api-error.ts";
import { useNow } from "../platform/now.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Page } from "../ui/layout/page.tsx";
import type { Route } from "./+types/donate-page";
import { CampaignNotFound } from "./campaign-not-found.tsx";
import { DonationForm } from "./donation-form.tsx";
import { GiftCampaign, GiftMeta } from "./gift-campaign.tsx";
import { progressOf } from "./progress.tsx";
import { campaignQuery } from "./queries.ts";

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [
  campaignQuery(params.slug),
  paymentOptionsQuery(),
];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

export default function DonatePage({ params, loaderData }: Route.ComponentProps) {
  const query = useQuery(campaignQuery(params.slug));
  const now = useNow();
  const campaign = query.data;
  if (campaign && progressOf(campaign, now).ended) return <EndedCampaign campaign={campaign} />;
  if (campaign) return <DonationForm key={campaign.slug} campaign={campaign} sent={loaderData?.sent} />;
  if (query.isError && statusOf(query.error) === 404) return <CampaignNotFound />;
  return (
    <Page title="Donasi" back="/charity">
      <GiftMeta campaign={undefined} />
      <Loaded query={query} failure="Failed to load campaign details" skeleton={<GiftSkeleton />}>
        {() => null}
      </Loaded>
    </Page>
  );
}

const GiftSkeleton = () => (
  <div className="flex flex-col gap-2">
    <Skeleton className="h-20 rounded-none" />
    <Skeleton className="h-96 rounded-none" />
    <Skeleton className="h-32 rounded-none" />
  </div>
);

const EndedCampaign = ({ campaign }: { campaign: Campaign }) => (
  <Page title="Donasi" back={`/kampanye/${campaign.slug}`}>
    <GiftMeta campaign={campaign} />
    <GiftCampaign campaign={campaign} />
    <EmptyState level="h1" heading="Waktu habis" text="Kampanye ini telah berakhir.">
      <LinkButton to="/donasi" variant="soft" label="Pilih program lain" />
    </EmptyState>
  </Page>
);
