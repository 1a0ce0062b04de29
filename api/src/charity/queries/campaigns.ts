import { type Campaign, type CampaignSummary, PICTURE_DEFAULT_WIDTH } from "@barakah/contract";
import {
  type Catalogue,
  type CatalogueFilter,
  LIST_COLUMNS,
  listCatalogue,
  NEWEST,
} from "../../platform/catalogue/published-list.ts";
import { idBySlug } from "../../platform/catalogue/slugs.ts";
import type { Database } from "../../platform/database/database.ts";
import { beforeDeadline } from "./open-campaign.ts";

const CAMPAIGNS: Catalogue = {
  name: "campaign",
  columns: `${LIST_COLUMNS}, item.category, item.deadline, item.target_amount,
    total.collected_amount as current_amount, total.donor_count`,
  joins: "join campaign_total total on total.campaign_id = item.id",
  orders: {
    recommended: `${beforeDeadline("item")} desc, (total.donor_count > 0) desc, ${NEWEST}`,
    urgent: `case when item.deadline > now() then 0 when item.deadline is null then 1 else 2 end,
      item.deadline asc, ${NEWEST}`,
    collected: `total.collected_amount desc, ${NEWEST}`,
  },
};

/** Archived campaigns with donors stay readable; only lists leave them out. */
export const READABLE = "(item.status = 'published' or (item.status = 'archived' and total.donor_count > 0))";
/** An archived campaign has ended, whatever its deadline. */
const CLOSED_SINCE =
  "case when item.status = 'archived' then least(item.deadline, now()) else item.deadline end";

export const campaigns = (database: Database, filter: CatalogueFilter) =>
  listCatalogue<CampaignSummary>(database, CAMPAIGNS, filter);

type StoredCampaign = Omit<Campaign, "summary" | "least_gift">;

export async function campaignBySlug(database: Database, slug: string): Promise<StoredCampaign | undefined> {
  const [found] = await database.prepared<StoredCampaign>(
    "campaign-by-slug",
    `select ${CAMPAIGNS.columns}, item.description, item.organiser, item.place, ${CLOSED_SINCE} as deadline,
       item.fund_kind, item.rest_goes_to, case when item.permit_number <> '' then json_build_object('number', item.permit_number,
         'from', item.permit_from, 'to', item.permit_to, 'region', item.permit_region) end as permit,
       (select coalesce(json_agg(json_build_object('id', u.id, 'title', u.title, 'description', u.description,
           'created_at', iso_instant(u.created_at)) order by u.created_at desc, u.id desc), '[]')
         from campaign_update u where u.campaign_id = item.id) as updates,
       (select coalesce(json_agg(json_build_object('id', o.id, 'title', o.title, 'amount', o.amount, 'paid_on', o.paid_on,
           'story', o.story, 'picture', '/media/' || o.picture || '/${PICTURE_DEFAULT_WIDTH}.jpg',
           'voucher', '/media/' || o.voucher || '/kuitansi.pdf', 'recipient_kind', o.recipient_kind,
           'people', greatest(o.people, case when o.people is not null then 2 end), 'region', o.region)
           order by o.paid_on desc, o.id desc), '[]')
         from payout o where o.campaign_id = item.id and o.reversed_at is null) as payouts,
       (select coalesce(sum(o.amount), 0)::bigint from payout o
         where o.campaign_id = item.id and o.reversed_at is null) as paid_out_amount,
       (select coalesce(sum(a.amount), 0)::bigint from amil_take a
         where a.from_account = 'campaign:' || item.id and a.reversed_at is null) as amil_amount,
       (select coalesce(sum(case when f.from_account = 'campaign:' || item.id then f.amount else -f.amount end), 0)::bigint
         from fund_transfer f where f.state = 'approved'
           and (f.from_account = 'campaign:' || item.id or f.to_account = 'campaign:' || item.id)) as moved_amount
     from campaign item ${CAMPAIGNS.joins}
     where item.id = ${idBySlug("campaign", "$1")} and ${READABLE}`,
    [slug],
  );
  return found;
}
