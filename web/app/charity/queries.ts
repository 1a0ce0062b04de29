import type { CampaignSort, Category } from "@barakah/contract/charity/categories";
import { keepPreviousData } from "@tanstack/react-query";
import { pagedQuery, readQuery } from "../platform/query-client.ts";

const CAMPAIGNS_PER_PAGE = 24;
const DONORS_PER_PAGE = 20;

export const featuredCampaignsQuery = (limit: number) =>
  readQuery(["campaigns", "featured", limit], "GET /api/campaigns/", {
    query: { is_featured: "true", limit: String(limit) },
  });

export const someCampaignsQuery = (search: string, limit: number) =>
  readQuery(
    ["campaigns", "some", search, limit],
    "GET /api/campaigns/",
    { query: { search: search || undefined, sort: "recommended", limit: String(limit) } },
    { placeholderData: keepPreviousData },
  );

export interface CampaignView {
  category?: Category;
  sort?: CampaignSort;
}

export const allCampaignsQuery = (search: string, { category, sort = "recommended" }: CampaignView = {}) =>
  pagedQuery(
    ["campaigns", "all", search, category, sort],
    "GET /api/campaigns/",
    CAMPAIGNS_PER_PAGE,
    { query: { search: search || undefined, category, sort } },
    { placeholderData: keepPreviousData },
  );

export const campaignQuery = (slug: string) =>
  readQuery(["campaign", slug], "GET /api/campaigns/:slug/", { params: { slug } });

export const donorsQuery = (slug: string) =>
  pagedQuery(["campaign", slug, "donors"], "GET /api/donations/campaign/:slug/donations/", DONORS_PER_PAGE, {
    params: { slug },
  });

const PRAYERS_PER_PAGE = 10;

export const prayersQuery = (slug: string) =>
  pagedQuery(
    ["campaign", slug, "prayers"],
    "GET /api/donations/campaign/:slug/donations/",
    PRAYERS_PER_PAGE,
    { params: { slug }, query: { prayers: "true" } },
  );
