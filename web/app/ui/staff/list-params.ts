import { useEffect } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { EndpointName, Input } from "../../platform/endpoints.ts";
import { pageQuery } from "../../platform/staff-query.ts";
import { deepestOffset, PAGE_SIZE } from "./pagination.ts";

export interface ListParams {
  search: string;
  status: string;
  offset: number;
  /** What else narrows this list, by its name in the address. */
  filter(name: string): string;
  change(to: { search?: string; status?: string; offset?: number; filters?: Record<string, string> }): void;
}

/**
 * The change that this address waits for. On a slow phone a tab and then a search can both be chosen before the page
 * of the first has come: the second is added to the first instead of replacing it.
 */
let awaited: { from: string; params: URLSearchParams } | undefined;

/** What a list shows is in its address (search, filters and pagination as URL parameters), so that it survives a reload and the way back from a row. */
export function useListParams(): ListParams {
  const [params, setParams] = useSearchParams();
  const { key: from } = useLocation();
  // It has come, or another page was opened instead.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at every navigation.
  useEffect(() => {
    awaited = undefined;
  }, [from]);
  const search = params.get("cari") ?? "";
  const offset = Number(params.get("mulai") ?? 0);
  return {
    search,
    status: params.get("status") ?? "",
    offset: Number.isSafeInteger(offset) && offset > 0 ? Math.min(offset, deepestOffset(search)) : 0,
    filter: (name) => params.get(name) ?? "",
    change(to) {
      const next = new URLSearchParams(awaited?.from === from ? awaited.params : params);
      const set = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
      if (to.search !== undefined) set("cari", to.search);
      if (to.status !== undefined) set("status", to.status);
      for (const [name, value] of Object.entries(to.filters ?? {})) set(name, value);
      // Another list begins at its first page.
      set("mulai", to.offset ? String(to.offset) : "");
      awaited = { from, params: next };
      setParams(next, { replace: true, preventScrollReset: true });
    },
  };
}

type Shown = Pick<ListParams, "search" | "status" | "offset">;

/** The parameters in the API's format. */
export function listQueryOf({ search, status, offset }: Shown) {
  return {
    limit: String(PAGE_SIZE),
    offset: String(offset),
    search: search || undefined,
    status: status || undefined,
  };
}

/** The query of a staff list, narrowed as its address says. */
export const listQuery = <N extends EndpointName>(name: string, endpoint: N, shown: Shown) => {
  const query = listQueryOf(shown);
  return pageQuery(["staff", name, query], endpoint, { query } as unknown as Input<N>, { staleTime: 0 });
};
