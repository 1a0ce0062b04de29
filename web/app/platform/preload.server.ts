import { type DehydratedState, dehydrate, type QueryClient } from "@tanstack/react-query";
import { data, type RouterContextProvider, redirect } from "react-router";
import { isPassing, statusOf } from "./api-error.ts";
import { addressOf, type LoaderArguments, type PageQueries, prefetch } from "./preload.ts";
import { createQueryClient } from "./query-client.ts";
import { visitContext } from "./visit.server.ts";

interface ServerArguments<P> extends LoaderArguments<P> {
  context: Readonly<RouterContextProvider>;
}

/** Runs the page's queries and sends the results, errors included, with the page. */
export const preloadOnServer =
  <P>(queries: PageQueries<P>) =>
  async (args: ServerArguments<P>) => {
    const client = createQueryClient(args.context.get(visitContext).api);
    await Promise.all(queries(addressOf(args)).map((query) => prefetch(client, query)));
    leaveOldAddress(args, client.getQueryData(queries(addressOf(args))[0]?.queryKey ?? []));
    const { sent } = args.context.get(visitContext);
    return data(
      { dehydrated: portable(client), sent },
      { status: pageStatus(client, queries(addressOf(args))) },
    );
  };

/** An old slug redirects permanently to the new one. */
function leaveOldAddress({ params, request }: LoaderArguments<unknown>, found: unknown): void {
  const { slug: asked } = params as { slug?: string };
  const now = (found as { slug?: unknown } | undefined)?.slug;
  if (!asked || typeof now !== "string" || now === asked) return;
  const { pathname, search } = new URL(request.url);
  throw redirect(pathname.replace(encodeURIComponent(asked), now) + search, 301);
}

/** Errors are serialised: only the fields of `ApiProblem` are sent. */
function portable(client: QueryClient): DehydratedState {
  const state = dehydrate(client, { shouldDehydrateQuery: ({ state: { status } }) => status !== "pending" });
  for (const query of state.queries) {
    const { error } = query.state;
    if (error) query.state = { ...query.state, error: plain(error), fetchFailureReason: null };
  }
  return state;
}

function plain(error: Error): Error {
  const { status, code, detail, message } = error as Error & Record<"status" | "code" | "detail", unknown>;
  return { name: error.name, message, status: status ?? 500, code, detail } as Error;
}

/**
 * 404 if the page's subject is unknown; 503 if something could not be loaded, so that the page is not cached; 400 if
 * the address asks for something impossible.
 */
function pageStatus(client: QueryClient, queries: ReturnType<PageQueries<unknown>>): number {
  const failures = queries.map(({ queryKey }) => client.getQueryState(queryKey)?.error ?? undefined);
  if (failures[0] && statusOf(failures[0]) === 404) return 404;
  if (failures.some((failure) => failure && isPassing(failure))) return 503;
  return failures.some((failure) => failure && statusOf(failure) !== 404) ? 400 : 200;
}
