import type { StaffCampaign, StaffCampaignSummary } from "@barakah/contract";
import { type Catalogue, EDITED, LISTED } from "../../platform/catalogue/published-list.ts";
import { type StaffCatalogueFilter, staffCatalogue } from "../../platform/catalogue/staff-list.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { dayOf } from "../../platform/jakarta-day.ts";
import { newsVersion } from "./news.ts";

/** For staff the deadline is the day that they choose, not the instant that ends it. */
const CAMPAIGNS: Catalogue = {
  name: "campaign",
  columns: `${LISTED}, item.category, item.target_amount, total.collected_amount as current_amount, total.donor_count,
    ${dayOf("item.deadline")} as deadline`,
  joins: "join campaign_total total on total.campaign_id = item.id",
};

export const staffCampaigns = (database: Database, filter: StaffCatalogueFilter) =>
  staffCatalogue<StaffCampaignSummary>(database, CAMPAIGNS, filter);

export async function staffCampaign(database: Database, id: number): Promise<StaffCampaign | undefined> {
  const [found] = await database.prepared<StaffCampaign>(
    "staff-campaign",
    `select ${CAMPAIGNS.columns}, item.status, item.description, item.picture, item.organiser, item.place, ${EDITED},
       (select coalesce(json_agg(json_build_object('id', u.id, 'title', u.title, 'description', u.description,
           'created_at', iso_instant(u.created_at)) order by u.created_at desc, u.id desc), '[]')
         from campaign_update u where u.campaign_id = item.id) as updates
     from campaign item ${CAMPAIGNS.joins} where item.id = $1`,
    [id],
  );
  return found && { ...found, updates: found.updates.map((one) => ({ ...one, version: newsVersion(one) })) };
}

export const deadlineOf = async (tx: Tx, id: number): Promise<string | null> => {
  const found = await tx.selectFrom("campaign").select("deadline").where("id", "=", id).executeTakeFirst();
  return found?.deadline ?? null;
};
