import type { CampaignSort, Category } from "@barakah/contract/charity/categories";
import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { inPagesOf } from "../platform/pages.ts";
import { read, readPages } from "../platform/query-client.ts";

const CAMPAIGNS_PER_PAGE = 24;
const DONORS_PER_PAGE = 20;

export const featuredCampaignsQuery = (limit: number) =>
  queryOptions({
    queryKey: ["campaigns", "featured", limit],
    queryFn: read("GET /api/campaigns/", { query: { is_featured: "true", limit: String(limit) } }),
  });

/** The first few campaigns, or of those that match. */
export const someCampaignsQuery = (search: string, limit: number) =>
  queryOptions({
    queryKey: ["campaigns", "some", search, limit],
    queryFn: read("GET /api/campaigns/", {
      query: { search: search || undefined, sort: "recommended", limit: String(limit) },
    }),
    placeholderData: keepPreviousData,
  });

/** What narrows the list of campaigns, and its order. */
export interface CampaignView {
  category?: Category;
  sort?: CampaignSort;
}

export const allCampaignsQuery = (search: string, { category, sort = "recommended" }: CampaignView = {}) =>
  infiniteQueryOptions({
    ...inPagesOf(CAMPAIGNS_PER_PAGE),
    queryKey: ["campaigns", "all", search, category, sort],
    queryFn: readPages("GET /api/campaigns/", (offset) => ({
      query: {
        search: search || undefined,
        category,
        sort,
        limit: String(CAMPAIGNS_PER_PAGE),
        offset,
      },
    })),
    placeholderData: keepPreviousData,
  });

export const campaignQuery = (slug: string) =>
  queryOptions({
    queryKey: ["campaign", slug],
    queryFn: read("GET /api/campaigns/:slug/", { params: { slug } }),
  });

export const donorsQuery = (slug: string) =>
  infiniteQueryOptions({
    ...inPagesOf(DONORS_PER_PAGE),
    queryKey: ["campaign", slug, "donors"],
    queryFn: readPages("GET /api/donations/campaign/:slug/donations/", (offset) => ({
      params: { slug },
      query: { limit: String(DONORS_PER_PAGE), offset },
    })),
  });
