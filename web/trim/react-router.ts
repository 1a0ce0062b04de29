import type { Plugin } from "vite";
import { type Cut, trim } from "./trim.ts";

/** What is cut is only known to be unused in the version that it was read in: with another one, read it again. */
const VERSION = "8.4.0";
const MODULE = /\/node_modules\/react-router\/dist\/production\/(?:lib\/)?(.+\.js)$/;

/**
 * What React Router can do and no page of ours asks of it. Forms and mutations go through the typed client and TanStack
 * Query, so there are no fetchers, no actions and no submissions; loaders of the server run once, with the page; there are
 * no middleware, no instrumentation, no view transitions and no server components; the root has its own error page.
 */
const CUTS: Record<string, Record<string, Cut>> = {
  "router/router.js": {
    fetch: "unused",
    handleFetcherAction: "unused",
    handleFetcherLoader: "unused",
    getUpdatedRevalidatingFetchers: "unused",
    setFetcherError: "unused",
    updateFetcherState: "unused",
    getFetcher: "unused",
    resetFetcher: "unused",
    deleteFetcher: "unused",
    queueFetcherForDeletion: "unused",
    abortFetcher: "unused",
    markFetchersDone: "unused",
    markFetchRedirectsDone: "idle",
    abortStaleFetchLoads: "idle",
    getSubmittingFetcher: "unused",
    getLoadingFetcher: "unused",
    getDoneFetcher: "unused",
    handleAction: "unused",
    normalizeNavigateOptions: { upTo: "if (!opts || !isSubmissionNavigation(opts)) return { path };" },
    getSubmissionFromNavigation: "idle",
    getSubmittingNavigation: "unused",
    convertFormDataToSearchParams: "unused",
    convertSearchParamsToFormData: "unused",
    revalidate: "unused",
    defaultDataStrategyWithMiddleware: "unused",
    callRouteMiddleware: { upTo: "if (!tuple) return await handler();" },
    errorHandler: "unused",
    getInstrumentationNavigateMeta: "unused",
    restoreAppliedTransitions: "idle",
    persistAppliedTransitions: "idle",
    _internalSetRoutes: "unused",
  },
  "router/instrumentation.js": {
    getRouteInstrumentationUpdates: "unused",
    instrumentClientSideRouter: "unused",
    consumeInstrumentationClientResultMetaReceiver: "idle",
  },
  "hooks.js": { RSCErrorHandler: "unused", DefaultErrorComponent: "unused" },
  "errors.js": { decodeRedirectErrorDigest: "unused", decodeRouteErrorResponseDigest: "unused" },
  "dom/ssr/single-fetch.js": {
    singleFetchActionStrategy: "unused",
    nonSsrStrategy: "unused",
    singleFetchLoaderFetcherStrategy: "unused",
    fetchAndDecodeViaTurboStream: "unused",
    unwrapSingleFetchResult: "unused",
    bubbleMiddlewareErrors: "idle",
  },
  // The files of an older version are gone once there is a newer one: it is the page that was asked for that must be
  // loaded anew, not the one that is being left.
  "dom/ssr/routeModules.js": {
    loadRouteModule: {
      from: "console.error(",
      to: "window.location.reload();",
      becomes:
        "let to = window.__reactRouterDataRouter?.state.navigation.location; to ? window.location.assign(to.pathname + to.search + to.hash) : window.location.reload();",
    },
  },
  "dom/ssr/routes.js": {
    createClientRoutesWithHMRRevalidationOptOut: "unused",
    wrapShouldRevalidateForHdr: "unused",
    preventInvalidServerHandlerCall: "unused",
    noActionDefinedError: "unused",
  },
  "dom/ssr/components.js": { RSCPrefetchPageLinksImpl: "unused" },
  "dom/ssr/errorBoundaries.js": { RemixRootDefaultErrorBoundary: "unused" },
  "dom/ssr/fallback.js": { RemixRootDefaultHydrateFallback: "idle" },
};

/** Leaves out of the browser's React Router what we never call: a tenth of all that a first visit loads. */
export function trimReactRouter(): Plugin {
  const met = new Set<string>();
  return {
    name: "barakah:trim-react-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    transform: {
      filter: { id: MODULE },
      handler(code, id) {
        const [, module = ""] = MODULE.exec(id) ?? [];
        if (!code.includes(`react-router v${VERSION}`))
          this.error(`React Router is no longer ${VERSION}: read web/trim/react-router.ts again`);
        met.add(module);
        return { code: trim(code, CUTS[module]), map: null };
      },
    },
    buildEnd(error) {
      const missing = Object.keys(CUTS).filter((module) => !met.has(module));
      if (!error && missing.length > 0) this.error(`React Router has no ${missing.join(", ")}`);
    },
  };
}
