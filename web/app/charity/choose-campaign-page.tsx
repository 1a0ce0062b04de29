import { useInfiniteQuery } from "@tanstack/react-query";
import { PageMeta } from "../platform/page-meta.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { searchTermOf, useSearchTerm } from "../platform/use-search-term.ts";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { BrandHeader } from "../ui/layout/brand-header.tsx";
import { CampaignChoices } from "./campaign-choices.tsx";
import { allCampaignsQuery } from "./queries.ts";

const queries: PageQueries<unknown> = ({ search }) => [allCampaignsQuery(searchTermOf(search))];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

/** The donation page without a campaign: choose one, then donate. */
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
