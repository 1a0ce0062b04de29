import type { Mission } from "@barakah/contract/community/site-about";
import { longDay } from "@barakah/contract/platform/day-words";
import type { ReactNode } from "react";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import bandung from "../ui/art/i-bandung.svg";
import { LinkButton } from "../ui/form/link-button.tsx";
import { Icon } from "../ui/icons/icon.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Page } from "../ui/layout/page.tsx";
import { siteQuery, useSiteTexts } from "./queries.ts";
import { useSiteAbout } from "./site-about.ts";

const queries: PageQueries<unknown> = () => [siteQuery()];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

export default function AboutPage() {
  const texts = useSiteTexts();
  const about = useSiteAbout();
  const founded = longDay(about.founded_on);
  return (
    <Page
      title="Tentang Kami"
      back="/"
      description={`Komunitas ekonomi Islam di ${about.office_city}, berdiri ${founded}: tujuan, visi, dan misi kami.`}
    >
      <img
        src={bandung}
        alt="Ilustrasi Kota Bandung saat pagi dengan gedung beratap susun dan pegunungan"
        width={800}
        height={420}
        className="aspect-[800/420] w-full bg-surface-2 object-cover"
      />
      <Introduction
        heading={texts.about_heading}
        text={texts.about_text}
        founded={founded}
        city={about.office_city}
      />
      <section className="mt-2 bg-surface p-4">
        <h2 className="mb-1.5 text-lg">Tujuan</h2>
        <p className="text-text-2">{texts.about_purpose}</p>
        <div className="mt-4 rounded-md bg-primary-softer p-4 text-on-primary-soft inset-ring inset-ring-primary-line">
          <h2 className="mb-1 text-lg">Visi</h2>
          <p className="text-sm leading-[1.1875rem]">{texts.about_vision}</p>
        </div>
      </section>
      <Missions missions={about.missions} />
      <div className="mt-5 px-4">
        <LinkButton to="/hubungi-kami" block>
          <Icon name="whats-app-logo" size={24} />
          Hubungi Kami
        </LinkButton>
      </div>
    </Page>
  );
}

interface IntroductionProps {
  heading: string;
  text: string;
  founded: string;
  city: string;
}

const Introduction = ({ heading, text, founded, city }: IntroductionProps) => (
  <section className="bg-surface px-4 py-5">
    <h1 className="text-[1.5rem] leading-[1.9375rem] font-extrabold">{heading}</h1>
    <p className="mt-2 text-text-2">{text}</p>
    <dl className="mt-4 grid grid-cols-2 gap-2.5">
      <Fact icon={<Icon name="calendar-check-fill" size={24} />} name="Berdiri" value={founded} />
      <Fact icon={<Icon name="map-pin-fill" size={24} />} name="Kantor" value={city} />
    </dl>
  </section>
);

const Fact = ({ icon, name, value }: { icon: ReactNode; name: string; value: string }) => (
  <Card className="p-3.5">
    <dt className="text-xs text-text-3">
      <span className="mb-2 block text-primary-text">{icon}</span>
      {name}
    </dt>
    <dd className="font-bold">{value}</dd>
  </Card>
);

/** Reused from the start after the fifth. */
const ICONS = [
  "plant-fill",
  "book-open-text-fill",
  "handshake-fill",
  "storefront-fill",
  "hand-heart-fill",
] as const;

const Missions = ({ missions }: { missions: readonly Mission[] }) => (
  <section className="mt-2 bg-surface p-4">
    <h2 className="mb-3 text-lg">Misi</h2>
    <ol className="flex flex-col gap-1">
      {missions.map(({ title, text }, position) => {
        const icon = ICONS[position % ICONS.length] ?? "plant-fill";
        return (
          <li key={`${title} ${text}`} className="flex items-start gap-3 py-2">
            <span className="grid size-10 flex-none place-items-center rounded-md bg-primary-soft text-on-primary-soft">
              <Icon name={icon} size={20} />
            </span>
            <div className="min-w-0">
              <h3 className="text-md wrap-anywhere">
                {position + 1}. {title}
              </h3>
              <p className="text-sm wrap-anywhere text-text-2">{text}</p>
            </div>
          </li>
        );
      })}
    </ol>
  </section>
);
