import {
  CAMPAIGN_SORTS,
  CATEGORIES,
  type CampaignSort,
  type Category,
} from "@barakah/contract/charity/categories";
import type { CampaignView } from "./queries.ts";

/** What the address asks for, as far as it is something that we know. */
export const campaignViewOf = (search: URLSearchParams): CampaignView => ({
  category: CATEGORIES.find((category: Category) => category === search.get("kategori")),
  sort: CAMPAIGN_SORTS.find((sort: CampaignSort) => sort === search.get("urut")),
});
