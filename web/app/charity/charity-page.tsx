import { CATEGORY_LABEL } from "@barakah/contract/charity/categories";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { searchTermOf, useSearchTerm } from "../platform/use-search-term.ts";
import { CatalogueList } from "../ui/catalogue/list.tsx";
import { Section } from "../ui/layout/section.tsx";
import { LinkRow } from "../ui/link-row.tsx";
import { CampaignCarousel } from "./campaign-carousel.tsx";
import { CampaignFilter, campaignViewOf } from "./campaign-filter.tsx";
import { CampaignGrid, CampaignGridSkeleton } from "./campaign-grid.tsx";
import { allCampaignsQuery, featuredCampaignsQuery, someCampaignsQuery } from "./queries.ts";

const FEATURED = 3;

const queries: PageQueries<unknown> = ({ search }) => [
  allCampaignsQuery(searchTermOf(search), campaignViewOf(search)),
  featuredCampaignsQuery(FEATURED),
];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

export default function CharityPage() {
  const search = useSearchTerm();
  const [params] = useSearchParams();
  const view = campaignViewOf(params);
  const campaigns = useInfiniteQuery(allCampaignsQuery(search.term, view));
  const narrowed = search.term || view.category;
  return (
    <CatalogueList
      title="Charity"
      description="Daftar program donasi BARAKAH APP: infak, sedekah, zakat, bencana, kesehatan, dan pembangunan."
      action="/charity"
      search={search}
      query={campaigns}
      failure="Failed to load campaigns"
      skeleton={<CampaignGridSkeleton cards={6} />}
      heading={view.category ? CATEGORY_LABEL[view.category] : "Semua Program"}
      noun="program"
      above={
        <>
          {!narrowed && (
            <div className="pt-4">
              <CampaignCarousel limit={FEATURED} />
            </div>
          )}
          <CampaignFilter />
          {!search.term && (!view.category || view.category === "zakat") && (
            <LinkRow
              to="/zakat"
              icon="coins-fill"
              title="Hitung zakatmu"
              text="Satu pertanyaan setiap kali, angkamu tidak disimpan"
              className="mt-2"
            />
          )}
        </>
      }
      below={narrowed && campaigns.data?.pages[0]?.total === 0 && <OtherCampaigns />}
    >
      {(found) => <CampaignGrid campaigns={found} search={search.term} category={view.category} />}
    </CatalogueList>
  );
}

const SUGGESTED = 4;

/** Suggestions when nothing was found; a failure is not shown. */
function OtherCampaigns() {
  const { data } = useQuery(someCampaignsQuery("", SUGGESTED));
  if (!data || data.length === 0) return null;
  return (
    <Section title="Mungkin ingin kamu bantu" more="/charity">
      <CampaignGrid campaigns={data} search="" />
    </Section>
  );
}
