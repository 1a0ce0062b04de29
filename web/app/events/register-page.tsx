import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { paymentOptionsQuery } from "../payments/index.ts";
import { statusOf } from "../platform/api-error.ts";
import { useNow } from "../platform/now.tsx";
import { PageMeta } from "../platform/page-meta.tsx";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeletons } from "../ui/feedback/skeleton.tsx";
import { Page } from "../ui/layout/page.tsx";
import type { Route } from "./+types/register-page";
import { EventLine } from "./event-line.tsx";
import { EventNotFound } from "./event-not-found.tsx";
import { standingOf } from "./event-time.ts";
import { eventQuery } from "./queries.ts";
import { RegisterForm } from "./register-form.tsx";

const queries: PageQueries<Route.LoaderArgs["params"]> = ({ params }) => [
  eventQuery(params.slug),
  paymentOptionsQuery(),
];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

const WaitlistForm = lazy(() => import("./waitlist-form.tsx"));
const RegistrationClosed = lazy(() => import("./registration-closed.tsx"));

const SKELETON = <Skeletons of={["h-24 rounded-none", "mt-2 h-96 rounded-none", "mt-2 h-48 rounded-none"]} />;

export default function RegisterPage({ params: { slug }, loaderData }: Route.ComponentProps) {
  const query = useQuery(eventQuery(slug));
  const now = useNow();
  const offered = useSearchParams()[0].has("tawaran");
  const event = query.data;
  if (query.isError && statusOf(query.error) === 404) return <EventNotFound />;
  const standing = event && standingOf(event, now);
  const meta = (
    <PageMeta
      title={event ? `Daftar ${event.title}` : "Daftar acara"}
      description="Pendaftaran acara di BARAKAH APP."
      noindex
    />
  );
  if (event && (standing === "open" || (offered && standing === "full")))
    return <RegisterForm key={slug} event={event} sent={loaderData?.sent} meta={meta} />;
  return (
    <Page title="Daftar acara" back={`/acara/${slug}`} isHeading>
      {meta}
      <Loaded query={query} failure="Acara gagal dimuat." skeleton={SKELETON}>
        {(found) =>
          standing === "full" ? (
            <>
              <EventLine event={found} />
              <Suspense>
                <WaitlistForm event={found} />
              </Suspense>
            </>
          ) : (
            <Suspense>
              <RegistrationClosed event={found} standing={standing ?? "closed"} />
            </Suspense>
          )
        }
      </Loaded>
    </Page>
  );
}
