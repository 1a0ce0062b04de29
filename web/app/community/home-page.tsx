import { Link } from "react-router";
import { HomeCourses, homeCourseQueries } from "../academy/index.ts";
import {
  BegunOnDevice,
  CampaignCarousel,
  HOME_FEATURED,
  HomeCampaigns,
  homeCampaignQueries,
} from "../charity/index.ts";
import { HomeEvents, homeEventsQuery } from "../events/index.ts";
import { UnsentOnDevice } from "../offline/unsent-on-device.tsx";
import { KeptOnDevice } from "../payments/index.ts";
import { JsonLd, organisation } from "../platform/json-ld.tsx";
import { PageMeta } from "../platform/page-meta.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { searchTermOf, useSearchTerm } from "../platform/use-search-term.ts";
import { HomeProducts, homeProductQueries } from "../shop/index.ts";
import { Icon } from "../ui/icons/icon.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { BrandHeader } from "../ui/layout/brand-header.tsx";
import { InTurn } from "../ui/layout/in-turn.tsx";
import { SeasonBanner, seasonQuery } from "../zakat/index.ts";
import { MembersBanner } from "./members-banner.tsx";
import { siteQuery, useSiteTexts } from "./queries.ts";
import { ServiceTiles } from "./service-tiles.tsx";

const queries: PageQueries<unknown> = ({ search }) => {
  const term = searchTermOf(search);
  return [
    ...homeCampaignQueries(term),
    ...homeProductQueries(term),
    ...homeCourseQueries(term),
    ...(term ? [] : [homeEventsQuery()]),
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
        // Without the hero: on phones the keyboard would cover the results.
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
        {!term && <HomeEvents />}
        <HomeProducts search={term} />
        <HomeCourses search={term} />
        {!term && <ReportLink />}
        {!term && <MembersBanner />}
      </InTurn>
    </AppShell>
  );
}

/** What waits for a returning visitor: at most two rows, those that need action first. */
const WaitingHere = () => (
  <div className="[&>:nth-child(n+3)]:hidden">
    <UnsentOnDevice />
    <BegunOnDevice />
    <KeptOnDevice />
  </div>
);

function Pitch() {
  const { home_heading, home_text } = useSiteTexts();
  return (
    <section className="kawung relative overflow-hidden rounded-b-2xl bg-linear-to-b from-brand-from to-brand-to px-4 pt-1.5 pb-24 text-on-brand">
      <h1 className="relative mt-0.5 text-[1.5rem] leading-[1.875rem] font-extrabold">{home_heading}</h1>
      <p className="relative mt-1.5 max-w-[40ch] text-sm text-pretty text-on-brand-2">{home_text}</p>
    </section>
  );
}

const ReportLink = () => (
  <Link
    to="/transparansi"
    className="mx-4 mt-8 flex min-h-16 items-center gap-3 rounded-lg bg-surface px-3.5 py-3 shadow-card"
  >
    <span className="grid size-11 flex-none place-items-center rounded-[14px] bg-primary-soft text-on-primary-soft">
      <Icon name="seal-check-fill" size={24} />
    </span>
    <span className="min-w-0 flex-1">
      <b className="block leading-[1.3rem]">Ke mana amanahmu sampai</b>
      <span className="block text-xs text-text-2">Laporan dana setiap bulan, sampai ke rupiahnya</span>
    </span>
    <Icon name="caret-right-bold" size={16} className="text-text-3" />
  </Link>
);
