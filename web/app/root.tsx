import { SITE_NAME } from "@barakah/contract/platform/locale";
import { HydrationBoundary, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, use, useMemo, useState } from "react";
import { Links, Outlet, ScrollRestoration, useRouteLoaderData } from "react-router";
import type { Route } from "./+types/root";
import { Rails } from "./community/index.ts";
import { useArrivedQueries } from "./platform/arrived-queries.ts";
import { NowProvider } from "./platform/now.tsx";
import { PageHeadContext, STYLES_ID } from "./platform/page-head.ts";
import { queryClient } from "./platform/query-client.ts";
import { OriginContext } from "./platform/site.ts";
import { SiteNameContext } from "./platform/site-name.ts";
import { TellVisited } from "./platform/tell-visited.ts";
import { visitContext } from "./platform/visit.server.ts";
import { CartCountProvider } from "./shop/index.ts";
import { ErrorPage } from "./ui/feedback/error-page.tsx";
import { SessionWatch } from "./ui/feedback/session-watch.tsx";
import font from "./ui/fonts/plus-jakarta-sans-latin-wght-normal.woff2?url";
import { AppColumn } from "./ui/layout/app-column.tsx";
import { FocusOnNavigation, RouteProgress } from "./ui/layout/navigation.tsx";
import { HeadScript, PageScripts } from "./ui/layout/page-scripts.tsx";
import { ToastProvider } from "./ui/toast/toasts.tsx";

// In the built pages the styles stand in the page itself.
if (import.meta.env.DEV) void import("./app.css");

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: font, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { api, origin } = context.get(visitContext);
  // A page of an overloaded server has the app's own name rather than none.
  const site = await api.call("GET /api/site/", {}).catch(() => undefined);
  return { origin, siteName: site?.community_name ?? SITE_NAME, renderedAt: Date.now() };
}

/** The answer holds for the life of the tab, and the server has no address to ask for it again. */
export const shouldRevalidate = () => false;

/**
 * Without JavaScript everything that a click would reveal is there from the start. In the first layer, because there an
 * important rule beats the important `[hidden]` of the base layer.
 */
const WITHOUT_SCRIPT = `
[role=tablist],[data-needs-script]{display:none!important}
noscript a{font-weight:600;text-decoration:underline;text-underline-offset:3px}
@layer theme{[role=tabpanel][hidden],[data-step][hidden]{display:block!important}}
.slides{display:flex;overflow-x:auto}.slide{flex:0 0 100%;opacity:1;visibility:visible}`;

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, styles } = use(PageHeadContext);
  return (
    <html lang="id">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#0B6B3C" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0D4A2C" />
        <HeadScript />
        <Links />
        <style id={STYLES_ID} nonce={nonce}>
          {styles}
        </style>
        <noscript>
          <style nonce={nonce}>{WITHOUT_SCRIPT}</style>
        </noscript>
      </head>
      <body>
        <AppColumn>{children}</AppColumn>
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  const [client] = useState(queryClient);
  const [name, rename] = useState(loaderData.siteName);
  return (
    <OriginContext value={loaderData.origin}>
      <SiteNameContext value={useMemo(() => ({ name, rename }), [name])}>
        <NowProvider renderedAt={loaderData.renderedAt}>
          <QueryClientProvider client={client}>
            <HydrationBoundary state={useArrivedQueries()}>
              <ToastProvider>
                <RouteProgress />
                <SessionWatch />
                <FocusOnNavigation />
                <TellVisited />
                <CartCountProvider>
                  <Outlet />
                  <Rails />
                </CartCountProvider>
              </ToastProvider>
            </HydrationBoundary>
          </QueryClientProvider>
        </NowProvider>
      </SiteNameContext>
    </OriginContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const name = useRouteLoaderData<typeof loader>("root")?.siteName ?? SITE_NAME;
  return (
    <SiteNameContext value={{ name, rename: () => {} }}>
      <ErrorPage error={error} />
    </SiteNameContext>
  );
}
