import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  QueryClient,
  QueryKey,
} from "@tanstack/react-query";
import { queryClient } from "./query-client.ts";

export interface PageAddress<P> {
  params: P;
  search: URLSearchParams;
}

/** The result of `readQuery` or `pagedQuery`. */
export interface PageQuery {
  queryKey: QueryKey;
  initialPageParam?: unknown;
}

/** The page's main query first. */
export type PageQueries<P> = (page: PageAddress<P>) => PageQuery[];

export interface LoaderArguments<P> {
  params: P;
  request: Request;
}

export const addressOf = <P>({ params, request }: LoaderArguments<P>): PageAddress<P> => ({
  params,
  search: new URL(request.url).searchParams,
});

export const prefetch = (client: QueryClient, query: PageQuery): Promise<void> =>
  "initialPageParam" in query
    ? client.prefetchInfiniteQuery(query as unknown as FetchInfiniteQueryOptions)
    : client.prefetchQuery(query as FetchQueryOptions);

/** Does not wait: the page appears at once with skeletons. */
export const preloadInBrowser =
  <P>(queries: PageQueries<P>) =>
  (args: LoaderArguments<P>): null => {
    const client = queryClient();
    for (const query of queries(addressOf(args))) void prefetch(client, query);
    return null;
  };
