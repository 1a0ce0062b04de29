import { useQuery } from "@tanstack/react-query";
import { statusOf } from "../platform/api-error.ts";
import { organisation } from "../platform/json-ld.tsx";
import { useNow } from "../platform/now.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { ItemMeta, ItemSkeleton, TEXT_LINES } from "../ui/catalogue/item.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Page } from "../ui/layout/page.tsx";
import { ShareButton } from "../ui/share-link.tsx";
import type { Route } from "./+types/campaign-page";
import { CampaignActions } from "./campaign-actions.tsx";
import { CampaignDetail } from "./campaign-detail.tsx";
import { CampaignNotFound } from "./campaign-not-found.tsx";
import { progressOf } from "./progress.tsx";
import { campaignQuery, donorsQuery, prayersQuery } from "./queries.ts";

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [
  campaignQuery(params.slug),
  donorsQuery(params.slug),
  prayersQuery(params.slug),
];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

export default function CampaignPage({ params }: Route.ComponentProps) {
  const query = useQuery(campaignQuery(params.slug));
  const now = useNow();
  const campaign = query.data;
  if (!campaign && query.isError && statusOf(query.error) === 404) return <CampaignNotFound />;
  return (
    <Page
      title="Detail Program"
      back="/charity"
      tools={campaign && <ShareButton title={campaign.title} />}
      actions={campaign && <CampaignActions campaign={campaign} ended={progressOf(campaign, now).ended} />}
      className=""
    >
      <ItemMeta
        item={campaign}
        before={{ title: "Detail Program", description: "Program donasi di BARAKAH APP." }}
        path="/kampanye"
        describe={(title) => `Program donasi ${title} di BARAKAH APP.`}
        type="article"
        schema={({ slug }, origin) => ({
          "@type": "DonateAction",
          recipient: organisation(origin),
          target: `${origin}/bayar-donasi/${slug}`,
        })}
      />
      <Loaded query={query} failure="Failed to load campaign details" skeleton={SKELETON}>
        {(found) => <CampaignDetail campaign={found} />}
      </Loaded>
    </Page>
  );
}

const SKELETON = (
  <ItemSkeleton
    picture="aspect-[16/10]"
    head={[
      "h-6 w-28 rounded-full",
      "mt-3.5 h-5 w-11/12",
      "mt-2.5 h-5 w-2/3",
      "mt-5 h-7 w-1/2",
      "mt-3 h-3.5 w-3/5",
      "mt-4 h-2",
      "mt-4 h-14 rounded-md",
    ]}
    body={TEXT_LINES}
  />
);
