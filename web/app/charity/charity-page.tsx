import { CATEGORY_LABEL } from "@barakah/contract/charity/categories";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { PageMeta } from "../platform/page-meta.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { foundText, searchTermOf, useSearchTerm } from "../platform/use-search-term.ts";
import { LoadMore } from "../ui/feedback/load-more.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { CaretRightBoldIcon } from "../ui/icons/icons.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { BrandHeader } from "../ui/layout/brand-header.tsx";
import { Section } from "../ui/layout/section.tsx";
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
  const { typed, setTyped, term } = useSearchTerm();
  const [params] = useSearchParams();
  const view = campaignViewOf(params);
  const campaigns = useInfiniteQuery(allCampaignsQuery(term, view));
  const total = campaigns.data?.pages[0]?.total;
  return (
    <AppShell header={<BrandHeader search={{ value: typed, onChange: setTyped, action: "/charity" }} />}>
      <PageMeta
        title="Charity"
        description="Daftar program donasi BARAKAH APP: infak, sedekah, zakat, bencana, kesehatan, dan pembangunan."
      />
      <h1 className="sr-only">Charity</h1>
      {!term && !view.category && (
        <div className="pt-4">
          <CampaignCarousel limit={FEATURED} />
        </div>
      )}
      <CampaignFilter />
      {!term && (!view.category || view.category === "zakat") && <ZakatWay />}
      <Section
        className="mt-2"
        title={term ? "Hasil Pencarian" : view.category ? CATEGORY_LABEL[view.category] : "Semua Program"}
        aside={total !== undefined && `${foundText(total, term)} program`}
      >
        <Loaded
          query={campaigns}
          failure="Failed to load campaigns"
          skeleton={<CampaignGridSkeleton cards={6} />}
        >
          {({ pages }) => (
            <CampaignGrid
              campaigns={pages.flatMap((page) => page.items)}
              search={term}
              category={view.category}
            />
          )}
        </Loaded>
        <LoadMore query={campaigns} />
      </Section>
      {total === 0 && (term || view.category) && <OtherCampaigns />}
    </AppShell>
  );
}

const SUGGESTED = 4;

/** For whoever found nothing. That these could not be loaded either is not worth a word. */
function OtherCampaigns() {
  const { data } = useQuery(someCampaignsQuery("", SUGGESTED));
  if (!data || data.length === 0) return null;
  return (
    <Section title="Mungkin ingin kamu bantu" more="/charity">
      <CampaignGrid campaigns={data} search="" />
    </Section>
  );
}

/** From the programmes to the calculator: who has wealth asks for it first. */
const ZakatWay = () => (
  <Link
    to="/zakat"
    className="mx-4 mt-2 flex min-h-14 items-center gap-3 rounded-lg bg-surface px-4 py-2.5 shadow-card"
  >
    <span className="min-w-0 flex-1">
      <b className="block leading-[1.3rem]">Hitung zakatmu</b>
      <span className="block text-xs text-text-2">Satu pertanyaan setiap kali, tanpa mengirim angkamu</span>
    </span>
    <CaretRightBoldIcon size={16} className="text-text-3" />
  </Link>
);
