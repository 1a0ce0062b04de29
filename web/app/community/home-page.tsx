import { HomeCourses, homeCourseQueries } from "../academy/index.ts";
import {
  BegunOnDevice,
  CampaignCarousel,
  HOME_FEATURED,
  HomeCampaigns,
  homeCampaignQueries,
} from "../charity/index.ts";
import { UnsentOnDevice } from "../offline/unsent-on-device.tsx";
import { KeptOnDevice } from "../payments/index.ts";
import { JsonLd, organisation } from "../platform/json-ld.tsx";
import { PageMeta } from "../platform/page-meta.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { searchTermOf, useSearchTerm } from "../platform/use-search-term.ts";
import { HomeProducts, homeProductQueries } from "../shop/index.ts";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { BrandHeader } from "../ui/layout/brand-header.tsx";
import { InTurn } from "../ui/layout/in-turn.tsx";
import { SeasonBanner, seasonQuery } from "../zakat/index.ts";
import { MembersBanner } from "./members-banner.tsx";
import { Pitch } from "./pitch.tsx";
import { siteQuery } from "./queries.ts";
import { ReportLink } from "./report-link.tsx";
import { ServiceTiles } from "./service-tiles.tsx";

const queries: PageQueries<unknown> = ({ search }) => {
  const term = searchTermOf(search);
  return [
    ...homeCampaignQueries(term),
    ...homeProductQueries(term),
    ...homeCourseQueries(term),
    siteQuery(),
    seasonQuery(),
  ];
};
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

export default function HomePage() {
  const { typed, setTyped, term } = useSearchTerm();
  return (
    <AppShell
      header={<BrandHeader search={{ value: typed, onChange: setTyped, action: "/" }} />}
      actions={!term && <WaitingHere />}
    >
      <PageMeta
        title="Home"
        description="Donasi, belanja kebutuhan harian, dan belajar ekonomi syariah dalam satu aplikasi komunitas."
      />
      <JsonLd of={organisation} />
      {term ? (
        // Results begin at the top: on a phone everything above them is behind the keyboard.
        <h1 className="px-4 pt-5 text-2xl wrap-anywhere">Hasil pencarian “{term}”</h1>
      ) : (
        <>
          <Pitch />
          <CampaignCarousel limit={HOME_FEATURED} lifted />
          <ServiceTiles />
          <SeasonBanner />
        </>
      )}
      <InTurn>
        <HomeCampaigns search={term} />
        <HomeProducts search={term} />
        <HomeCourses search={term} />
        {!term && <ReportLink />}
        {!term && <MembersBanner />}
      </InTurn>
    </AppShell>
  );
}

/** Of whoever was here before, what must be done before what can be looked up: the first two. */
const WaitingHere = () => (
  <div className="[&>:nth-child(n+3)]:hidden">
    <UnsentOnDevice />
    <BegunOnDevice />
    <KeptOnDevice />
  </div>
);
