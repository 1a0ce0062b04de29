import { keepPreviousData, type QueryKey, queryOptions } from "@tanstack/react-query";
import type { EndpointName, Input } from "./endpoints.ts";
import { readCounted, readQuery } from "./query-client.ts";

interface Rest {
  staleTime?: number;
  gcTime?: number;
  refetchInterval?: number;
  /** The answer before stays in sight until this one is here. */
  placeholderData?: typeof keepPreviousData;
}

/** For what the reader browses through, such as the days of a ledger. */
export const browsedQuery = <N extends EndpointName>(
  queryKey: QueryKey,
  endpoint: N,
  input: Input<N>,
  rest: Rest = {},
) => readQuery(queryKey, endpoint, input, { placeholderData: keepPreviousData, ...rest });

/** A list with its size. */
export const countedQuery = <N extends EndpointName>(
  queryKey: QueryKey,
  endpoint: N,
  input: Input<N>,
  rest: Rest = {},
) => queryOptions({ queryKey, queryFn: readCounted(endpoint, input), ...rest });

/** One page of a list, with the size of the list. */
export const pageQuery = <N extends EndpointName>(
  queryKey: QueryKey,
  endpoint: N,
  input: Input<N>,
  rest: Rest = {},
) => countedQuery(queryKey, endpoint, input, { placeholderData: keepPreviousData, ...rest });
