import {
  type DataTag,
  type DehydratedState,
  infiniteQueryOptions,
  type keepPreviousData,
  QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
} from "@tanstack/react-query";
import { isPassing } from "./api-error.ts";
import { api as browserApi } from "./browser-api.ts";
import type { Api, Counted } from "./client.ts";
import type { EndpointName, Input, Output } from "./endpoints.ts";

const FRESH_MS = 30_000;

const apis = new WeakMap<QueryClient, Api>();

export function createQueryClient(api: Api): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Offline is an error to show, not an endless wait.
        networkMode: "always",
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        retry: (failures, error) => typeof window !== "undefined" && failures < 1 && isPassing(error),
        // An error from the server rendering stays until the visitor retries.
        retryOnMount: false,
      },
      mutations: { networkMode: "always" },
    },
  });
  apis.set(client, api);
  return client;
}

/** In-process on the server, `fetch` in the browser. */
export const apiOf = (client: QueryClient): Api => apis.get(client) ?? browserApi;

type Asking = Pick<QueryFunctionContext, "client" | "signal">;

/** The query function of one endpoint, aborted with the query. */
export const read =
  <N extends EndpointName>(endpoint: N, input: Input<N>) =>
  ({ client, signal }: Asking) =>
    apiOf(client).call(endpoint, input, { signal });

/** The same with the total count. */
export const readCounted =
  <N extends EndpointName>(endpoint: N, input: Input<N>) =>
  ({ client, signal }: Asking) =>
    apiOf(client).callCounted(endpoint, input, { signal });

interface ReadOptions {
  enabled?: boolean;
  staleTime?: number;
  gcTime?: number;
  placeholderData?: typeof keepPreviousData;
  refetchOnWindowFocus?: "always";
  refetchInterval?: number;
}

/** The query of one GET. */
export const readQuery = <const K extends QueryKey, N extends EndpointName>(
  queryKey: K,
  endpoint: N,
  input: Input<N>,
  options: ReadOptions = {},
) => queryOptions({ ...options, queryKey, queryFn: read(endpoint, input) });

/** The offset of the next page; undefined after the last. */
export const nextPageOf =
  (size: number) =>
  (last: Counted<unknown[]>, pages: Counted<unknown[]>[]): number | undefined => {
    const offset = pages.length * size;
    return last.items.length === size && offset < last.total ? offset : undefined;
  };

/** The query of a list, `size` items a page. */
export const pagedQuery = <const K extends QueryKey, N extends EndpointName>(
  queryKey: K,
  endpoint: N,
  size: number,
  input: { params?: object; query?: object } = {},
  options: ReadOptions = {},
) =>
  infiniteQueryOptions({
    ...options,
    queryKey,
    queryFn: ({ client, signal, pageParam }: Asking & { pageParam: number }) => {
      const query = { ...input.query, limit: String(size), offset: String(pageParam) };
      return apiOf(client).callCounted(endpoint, { ...input, query } as Input<N>, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: nextPageOf(size) as (
      last: Counted<Output<N>>,
      pages: Counted<Output<N>>[],
    ) => number | undefined,
  });

/**
 * Writes a change into the cache. Running GETs are cancelled first: they were sent before the change and would
 * overwrite it.
 */
export async function writeCached<T>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, T, Error>,
  change: (cached: T) => T,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  const cached = client.getQueryData<T>(queryKey);
  if (cached === undefined) void client.invalidateQueries({ queryKey });
  else client.setQueryData<T>(queryKey, change(cached));
}

/** The same for a complete answer; also fills an empty cache. */
export async function putCached<T>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, T, Error>,
  answer: T,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<T>(queryKey, answer);
}

let browserClient: QueryClient | undefined;

/** One a tab; on the server a new one for each request, so that no data leak between visitors. */
export function queryClient(): QueryClient {
  if (typeof window === "undefined") return createQueryClient(browserApi);
  browserClient ??= createQueryClient(browserApi);
  return browserClient;
}

/** Freshness counts from arrival: the phone's clock may be wrong. */
export function arrivedNow(state: DehydratedState): DehydratedState {
  const arrival = Date.now();
  return {
    ...state,
    queries: state.queries.map((query) => ({
      ...query,
      state: { ...query.state, dataUpdatedAt: query.state.dataUpdatedAt && arrival },
    })),
  };
}
