import { type QueryKey, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Link } from "react-router";
import { HomeCourses, homeCourseQueries } from "../academy/index.ts";
import { MemberName, Milikmu, Today } from "../accounts/index.ts";
import { Announcement, announcementQuery, HomeArticles, homeArticlesQuery } from "../articles/index.ts";
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
import { type PageQueries, type PageQuery, preloadInBrowser } from "../platform/preload.ts";
import { searchTermOf, useSearchTerm } from "../platform/use-search-term.ts";
import { FoundStores, foundStoresQuery, HomeProducts, homeProductQueries } from "../shop/index.ts";
import { LastMonth, periodsQuery } from "../transparency/index.ts";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Icon, type IconName } from "../ui/icons/icon.tsx";
import { AppShell } from "../ui/layout/app-shell.tsx";
import { BrandHeader } from "../ui/layout/brand-header.tsx";
import { WhenSeen } from "../ui/layout/when-seen.tsx";
import { SeasonBanner, seasonQuery } from "../zakat/index.ts";
import { siteQuery, useSiteTexts } from "./queries.ts";

const queries: PageQueries<unknown> = ({ search }) => {
  const term = searchTermOf(search);
  return [
    ...homeCampaignQueries(term),
    ...homeProductQueries(term),
    ...homeCourseQueries(term),
    ...(term ? [foundStoresQuery(term)] : [homeEventsQuery(), announcementQuery(), periodsQuery()]),
    homeArticlesQuery(term),
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
        <Results term={term} />
      ) : (
        <>
          <Pitch />
          <div className="relative mx-4 -mt-14">
            <Milikmu otherwise={<LastMonth />} />
          </div>
          <ServiceTiles />
          <CampaignCarousel limit={HOME_FEATURED} />
          <Announcement />
          <SeasonBanner />
          <WhenSeen>
            <HomeCampaigns search="" />
          </WhenSeen>
          <WhenSeen>
            <HomeEvents />
          </WhenSeen>
          <WhenSeen>
            <HomeProducts search="" />
          </WhenSeen>
          <WhenSeen>
            <HomeCourses search="" />
          </WhenSeen>
          <WhenSeen>
            <HomeArticles search="" />
          </WhenSeen>
          <MembersBanner />
        </>
      )}
    </AppShell>
  );
}

/** Reads the same cache entry as the section itself. */
function useIsEmpty([list]: PageQuery[]): boolean {
  const { data, isPlaceholderData } = useQuery(list as { queryKey: QueryKey });
  return Array.isArray(data) && data.length === 0 && !isPlaceholderData;
}

/** Search results, without the hero: a phone's keyboard would cover them. The last line names the lists without results. */
function Results({ term }: { term: string }) {
  const kinds = [
    {
      name: "program",
      empty: useIsEmpty(homeCampaignQueries(term)),
      list: <HomeCampaigns key="program" search={term} />,
    },
    {
      name: "toko",
      empty: useIsEmpty([foundStoresQuery(term)]),
      list: (
        <Suspense key="toko">
          <FoundStores search={term} />
        </Suspense>
      ),
    },
    {
      name: "produk",
      empty: useIsEmpty(homeProductQueries(term)),
      list: (
        <Suspense key="produk">
          <HomeProducts search={term} />
        </Suspense>
      ),
    },
    {
      name: "kelas",
      empty: useIsEmpty(homeCourseQueries(term)),
      list: (
        <Suspense key="kelas">
          <HomeCourses search={term} />
        </Suspense>
      ),
    },
    {
      name: "artikel",
      empty: useIsEmpty([homeArticlesQuery(term)]),
      list: (
        <Suspense key="artikel">
          <HomeArticles search={term} />
        </Suspense>
      ),
    },
  ];
  const none = kinds.filter(({ empty }) => empty).map(({ name }) => name);
  return (
    <>
      <h1 className="px-4 pt-5 text-2xl wrap-anywhere">Hasil pencarian “{term}”</h1>
      {kinds.filter(({ empty }) => !empty).map(({ list }) => list)}
      {none.length === kinds.length ? (
        <EmptyState
          level="p"
          heading="Tidak ada yang cocok."
          text="Coba kata lain, atau kata yang lebih pendek."
        />
      ) : (
        none.length > 0 && (
          <p className="px-4 pt-6 text-sm text-text-2">Tidak ada {none.join(" atau ")} yang cocok.</p>
        )
      )}
    </>
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

/** For visitors; members see a greeting instead. Which of the two is shown is decided before the first paint. */
function Pitch() {
  const { home_heading, home_text } = useSiteTexts();
  return (
    <section className="kawung relative overflow-hidden rounded-b-2xl bg-linear-to-b from-brand-from to-brand-to px-4 pt-1 pb-18 text-on-brand">
      <h1 className="relative text-[1.375rem] leading-[1.75rem] font-extrabold">
        <span className="member:hidden">{home_heading}</span>
        <span className="hidden truncate member:block">
          Assalamu’alaikum
          <MemberName />
        </span>
      </h1>
      <p className="relative mt-0.5 max-w-[40ch] text-sm text-pretty text-on-brand-2 member:hidden">
        {home_text}
      </p>
      <p className="relative mt-0.5 hidden truncate text-[min(var(--text-sm),3.5vw)] leading-(--lh-sm) text-on-brand-2 member:block">
        <Today />
      </p>
    </section>
  );
}

/** Shown to visitors only. */
function MembersBanner() {
  return (
    <section className="kawung relative mx-4 mt-8 member:hidden overflow-hidden rounded-xl bg-linear-150 from-brand-from to-brand-to p-5 text-on-brand">
      <h2 className="relative text-xl">Jadi bagian dari komunitas</h2>
      <p className="relative mt-1.5 mb-4 text-sm text-on-brand-2">
        Daftar sebagai anggota untuk berbelanja di Sinergy, mengikuti kelas, dan menyimpan riwayat donasimu.
      </p>
      <div className="relative flex flex-wrap items-center gap-2">
        <LinkButton to="/register" variant="on-brand" size="sm" className="flex-1">
          Mendaftar Sekarang
        </LinkButton>
        <LinkButton to="/login" variant="on-brand-line" size="sm" label="Login" />
      </div>
    </section>
  );
}

const SERVICES = [
  {
    to: "/charity",
    name: "Donasi",
    circle: "Semua",
    icon: "hand-heart-fill",
    tone: "bg-primary-soft text-on-primary-soft",
  },
  {
    to: "/acara",
    name: "Acara",
    circle: "Untuk semua",
    icon: "calendar-check-fill",
    tone: "bg-primary-soft text-on-primary-soft",
  },
  {
    to: "/sinergy",
    name: "Belanja",
    circle: "Lihat bebas",
    forMembers: "Sinergy",
    icon: "storefront-fill",
    tone: "bg-accent-soft text-accent-text",
  },
  {
    to: "/academy",
    name: "Belajar",
    circle: "Anggota",
    forMembers: "Academy",
    locked: true,
    icon: "graduation-cap-fill",
    tone: "bg-info-soft text-on-info-soft",
  },
] as const satisfies readonly Service[];

interface Service {
  to: string;
  name: string;
  /** Whom it is for, as visitors and as members read it. */
  circle: string;
  forMembers?: string;
  locked?: boolean;
  icon: IconName;
  tone: string;
}

const ServiceTiles = () => (
  <nav
    aria-label="Layanan"
    className="mt-3.5 mb-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,4.75rem),1fr))] gap-2 px-4"
  >
    {SERVICES.map(({ to, name, circle, forMembers, locked, icon, tone }: Service) => (
      <Link
        key={to}
        to={to}
        className="relative flex min-h-27 flex-col items-center gap-1.5 rounded-lg bg-surface px-1 pt-3 pb-2.5 text-center shadow-card"
      >
        <span className={`grid size-11 place-items-center rounded-[14px] ${tone}`}>
          <Icon name={icon} size={24} />
        </span>
        <b className="text-sm leading-[1.1rem]">{name}</b>
        <small className={`text-2xs tracking-[-.01em] text-text-2 ${forMembers ? "member:hidden" : ""}`}>
          {circle}
        </small>
        {forMembers && (
          <small className="hidden text-2xs tracking-[-.01em] text-text-2 member:block">{forMembers}</small>
        )}
        {locked && (
          <Icon name="lock-key-fill" size={16} className="absolute top-2 right-2 text-text-3 member:hidden" />
        )}
      </Link>
    ))}
  </nav>
);
