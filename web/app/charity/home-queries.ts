import type { PageQuery } from "../platform/preload.ts";
import { featuredCampaignsQuery, someCampaignsQuery } from "./queries.ts";

export const HOME_FEATURED = 4;
const HOME_LIST = 4;
const HOME_RESULTS = 10;

export function homeCampaignsQuery(search: string) {
  return someCampaignsQuery(search, search ? HOME_RESULTS : HOME_LIST);
}

export function homeCampaignQueries(search: string): PageQuery[] {
  const list = homeCampaignsQuery(search);
  return search ? [list] : [featuredCampaignsQuery(HOME_FEATURED), list];
}
