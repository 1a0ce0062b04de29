import type { ReactNode } from "react";
import { PageMeta } from "../platform/page-meta.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { AppShell } from "../ui/app-shell.tsx";
import bandung from "../ui/art/i-bandung.svg";
import { Card } from "../ui/card.tsx";
import { CalendarCheckFillIcon, MapPinFillIcon, WhatsAppLogoIcon } from "../ui/community-icons.tsx";
import { LinkButton } from "../ui/link-button.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { MISSIONS } from "./about-missions.ts";
import { siteQuery } from "./queries.ts";
import { useSiteTexts } from "./site-texts.ts";

const queries: PageQueries<unknown> = () => [siteQuery()];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

export default function AboutPage() {
  const texts = useSiteTexts();
  return (
    <AppShell header={<PageHeader title="Tentang Kami" back="/" />}>
      <PageMeta
        title="Tentang Kami"
        description="Komunitas ekonomi Islam di Bandung, berdiri 29 Februari 2024: tujuan, visi, dan misi kami."
      />
      <img
        src={bandung}
        alt="Ilustrasi Kota Bandung saat pagi dengan gedung beratap susun dan pegunungan"
        width={800}
        height={420}
        className="aspect-[800/420] w-full bg-surface-2 object-cover"
      />
      <Introduction heading={texts.about_heading} text={texts.about_text} />
      <section className="mt-2 bg-surface p-4">
        <h2 className="mb-1.5 text-lg">Tujuan</h2>
        <p className="text-text-2">{texts.about_purpose}</p>
        <div className="mt-4 rounded-md bg-primary-softer p-4 text-on-primary-soft inset-ring inset-ring-primary-line">
          <h2 className="mb-1 text-lg">Visi</h2>
          <p className="text-sm leading-[19px]">{texts.about_vision}</p>
        </div>
      </section>
      <Missions />
      <div className="mt-5 px-4">
        <LinkButton to="/hubungi-kami" block>
          <WhatsAppLogoIcon size={24} />
          Hubungi Kami
        </LinkButton>
      </div>
    </AppShell>
  );
}

function Introduction({ heading, text }: { heading: string; text: string }) {
  return (
    <section className="bg-surface px-4 py-5">
      <h1 className="text-[1.5rem] leading-[31px] font-extrabold">{heading}</h1>
      <p className="mt-2 text-text-2">{text}</p>
      <dl className="mt-4 grid grid-cols-2 gap-2.5">
        <Fact icon={<CalendarCheckFillIcon size={24} />} name="Berdiri" value="29 Februari 2024" />
        <Fact icon={<MapPinFillIcon size={24} />} name="Kantor" value="Bandung" />
      </dl>
    </section>
  );
}

function Fact({ icon, name, value }: { icon: ReactNode; name: string; value: string }) {
  return (
    <Card className="p-3.5">
      <dt className="text-xs text-text-3">
        <span className="mb-2 block text-primary-text">{icon}</span>
        {name}
      </dt>
      <dd className="font-bold">{value}</dd>
    </Card>
  );
}

function Missions() {
  return (
    <section className="mt-2 bg-surface p-4">
      <h2 className="mb-3 text-lg">Misi</h2>
      <ol className="flex flex-col gap-1">
        {MISSIONS.map(({ title, text, Icon }, position) => (
          <li key={title} className="flex items-start gap-3 py-2">
            <span className="grid size-10 flex-none place-items-center rounded-md bg-primary-soft text-on-primary-soft">
              <Icon size={20} />
            </span>
            <div>
              <h3 className="text-md">
                {position + 1}. {title}
              </h3>
              <p className="text-sm text-text-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
