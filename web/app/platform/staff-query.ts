import { keepPreviousData, type QueryKey, queryOptions } from "@tanstack/react-query";
import type { EndpointName, Input } from "./endpoints.ts";
import { read, readCounted } from "./query-client.ts";

interface Rest {
  staleTime?: number;
  gcTime?: number;
  refetchInterval?: number;
}

export const readQuery = <N extends EndpointName>(
  queryKey: QueryKey,
  endpoint: N,
  input: Input<N>,
  rest: Rest = {},
) => queryOptions({ queryKey, queryFn: read(endpoint, input), ...rest });

/** The query of one page of a list, with the size of the list. The page before stays in sight until this one is here. */
export const pageQuery = <N extends EndpointName>(
  queryKey: QueryKey,
  endpoint: N,
  input: Input<N>,
  rest: Rest = {},
) =>
  queryOptions({
    queryKey,
    queryFn: readCounted(endpoint, input),
    placeholderData: keepPreviousData,
    ...rest,
  });
