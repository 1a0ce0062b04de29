import type { Campaign, CampaignSummary, Donor } from "@barakah/contract";
import { LIST_MOST } from "@barakah/contract";
import { type Catalogue, type CatalogueFilter, LISTED, listCatalogue } from "../platform/catalogue.ts";
import type { Database } from "../platform/database.ts";

const CAMPAIGNS: Catalogue = {
  name: "campaign",
  columns: `${LISTED}, item.category, item.deadline, item.target_amount,
    total.collected_amount as current_amount, total.donor_count`,
  joins: "join campaign_total total on total.campaign_id = item.id",
};

export const campaigns = (database: Database, filter: CatalogueFilter) =>
  listCatalogue<CampaignSummary>(database, CAMPAIGNS, filter);

export async function campaignBySlug(
  database: Database,
  slug: string,
): Promise<Omit<Campaign, "summary"> | undefined> {
  const [found] = await database.prepared<Omit<Campaign, "summary">>(
    "campaign-by-slug",
    `select ${CAMPAIGNS.columns}, item.description,
       (select coalesce(json_agg(json_build_object('id', u.id, 'title', u.title, 'description', u.description,
           'created_at', iso_instant(u.created_at)) order by u.created_at desc, u.id desc), '[]')
         from campaign_update u where u.campaign_id = item.id) as updates
     from campaign item ${CAMPAIGNS.joins}
     where item.slug = $1 and item.status = 'published'`,
    [slug],
  );
  return found;
}

/** Newest first. Undefined when there is no such campaign, which is not the same as one without donors. */
export async function verifiedDonors(
  database: Database,
  slug: string,
  page: { limit?: number | undefined; offset?: number | undefined },
): Promise<{ rows: Donor[]; total: number } | undefined> {
  const [found] = await database.prepared<{ rows: Donor[]; total: number }>(
    "verified-donors",
    `select total.donor_count as total, (
       select coalesce(json_agg(json_build_object('donor_name', d.donor_name, 'amount', d.amount,
           'transfer_date', d.transfer_date, 'verified_at', iso_instant(d.verified_at))), '[]')
       from (select donor_name, amount, transfer_date, verified_at from donation
         where campaign_id = item.id and verified_at is not null
         order by verified_at desc, id desc limit $2 offset $3) d) as rows
     from campaign item join campaign_total total on total.campaign_id = item.id
     where item.slug = $1 and item.status = 'published'`,
    [slug, page.limit ?? LIST_MOST, page.offset ?? 0],
  );
  return found;
}
