import type { CampaignSort, Category } from "@barakah/contract/charity/categories";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { inPagesOf } from "../platform/pages.ts";
import { apiOf } from "../platform/query-client.ts";

const CAMPAIGNS_PER_PAGE = 24;
const DONORS_PER_PAGE = 20;

export function featuredCampaignsQuery(limit: number) {
  return queryOptions({
    queryKey: ["campaigns", "featured", limit],
    queryFn: ({ client, signal }) =>
      apiOf(client).call(
        "GET /api/campaigns/",
        { query: { is_featured: "true", limit: String(limit) } },
        { signal },
      ),
  });
}

/** The first few campaigns, or of those that match. */
export function someCampaignsQuery(search: string, limit: number) {
  return queryOptions({
    queryKey: ["campaigns", "some", search, limit],
    queryFn: ({ client, signal }) =>
      apiOf(client).call(
        "GET /api/campaigns/",
        { query: { search: search || undefined, sort: "recommended", limit: String(limit) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

/** What narrows the list of campaigns, and its order. */
export interface CampaignView {
  category?: Category;
  sort?: CampaignSort;
}

export function allCampaignsQuery(search: string, { category, sort = "recommended" }: CampaignView = {}) {
  return infiniteQueryOptions({
    ...inPagesOf(CAMPAIGNS_PER_PAGE),
    queryKey: ["campaigns", "all", search, category, sort],
    queryFn: ({ client, signal, pageParam }) =>
      apiOf(client).callCounted(
        "GET /api/campaigns/",
        {
          query: {
            search: search || undefined,
            category,
            sort,
            limit: String(CAMPAIGNS_PER_PAGE),
            offset: String(pageParam),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

export function campaignQuery(slug: string) {
  return queryOptions({
    queryKey: ["campaign", slug],
    queryFn: ({ client, signal }) =>
      apiOf(client).call("GET /api/campaigns/:slug/", { params: { slug } }, { signal }),
  });
}

export function donorsQuery(slug: string) {
  return infiniteQueryOptions({
    ...inPagesOf(DONORS_PER_PAGE),
    queryKey: ["campaign", slug, "donors"],
    queryFn: ({ client, signal, pageParam }) =>
      apiOf(client).callCounted(
        "GET /api/donations/campaign/:slug/donations/",
        { params: { slug }, query: { limit: String(DONORS_PER_PAGE), offset: String(pageParam) } },
        { signal },
      ),
  });
}
