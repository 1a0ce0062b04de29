import { useQuery } from "@tanstack/react-query";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import { Page } from "../ui/layout/page.tsx";
import { ContactDetail } from "./contact-detail.tsx";
import { siteQuery } from "./queries.ts";
import { useSiteAbout } from "./site-about.ts";

const queries: PageQueries<unknown> = () => [siteQuery()];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

export default function ContactPage() {
  const site = useQuery(siteQuery());
  const { office_city } = useSiteAbout();
  return (
    <Page
      title="Hubungi Kami"
      back="/about"
      isHeading
      description={`Hubungi pengurus komunitas lewat WhatsApp, atau datang ke kantor kami di ${office_city}.`}
    >
      <Loaded query={site} failure="Kontak kami gagal dimuat." skeleton={<ContactSkeleton />}>
        {(found) => <ContactDetail site={found} />}
      </Loaded>
    </Page>
  );
}

const ContactSkeleton = () => (
  <div className="flex flex-col gap-4 p-4">
    <Skeleton className="h-40 rounded-lg" />
    <Skeleton className="h-[420px] rounded-lg" />
  </div>
);
