import type { GivenKind, StaffCampaign, StaffCampaignSummary } from "@barakah/contract";
import { sql } from "kysely";
import { type Catalogue, EDITOR_COLUMNS, LIST_COLUMNS } from "../../platform/catalogue/published-list.ts";
import { type StaffCatalogueFilter, staffCatalogue } from "../../platform/catalogue/staff-catalogue.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { dayOf } from "../../platform/jakarta-day.ts";
import { newsVersion } from "./news.ts";

/** For staff the deadline is a day, not an instant. */
const CAMPAIGNS: Catalogue = {
  name: "campaign",
  columns: `${LIST_COLUMNS}, item.category, item.target_amount, total.collected_amount as current_amount, total.donor_count,
    ${dayOf("item.deadline")} as deadline`,
  joins: "join campaign_total total on total.campaign_id = item.id",
};

export const staffCampaigns = (database: Database, filter: StaffCatalogueFilter) =>
  staffCatalogue<StaffCampaignSummary>(database, CAMPAIGNS, filter);

/** Whether money was given: then the kind of fund and the use of a surplus are fixed. */
const GIVEN_TO = "exists (select from ledger_posting g where g.account = 'campaign:' || item.id)";

export async function staffCampaign(database: Database, id: number): Promise<StaffCampaign | undefined> {
  const [found] = await database.prepared<StaffCampaign>(
    "staff-campaign",
    `select ${CAMPAIGNS.columns}, item.status, item.description, item.picture, item.organiser, item.place, ${EDITOR_COLUMNS},
       item.fund_kind, item.rest_goes_to, item.permit_number, item.permit_from, item.permit_to, item.permit_region,
       ${GIVEN_TO} as fund_fixed,
       (select coalesce(json_agg(json_build_object('id', u.id, 'title', u.title, 'description', u.description,
           'created_at', iso_instant(u.created_at)) order by u.created_at desc, u.id desc), '[]')
         from campaign_update u where u.campaign_id = item.id) as updates
     from campaign item ${CAMPAIGNS.joins} where item.id = $1`,
    [id],
  );
  return found && { ...found, updates: found.updates.map((one) => ({ ...one, version: newsVersion(one) })) };
}

export interface StoredFund {
  fund_kind: GivenKind;
  rest_goes_to: string;
  confirmed: boolean;
  given_to: boolean;
}

/** Locks the campaign until the transaction ends. */
export async function lockFundOf(tx: Tx, id: number): Promise<StoredFund | undefined> {
  const { rows } = await sql<StoredFund>`select item.fund_kind, item.rest_goes_to,
      item.fund_confirmed_at is not null as confirmed, ${sql.raw(GIVEN_TO)} as given_to
    from campaign item where item.id = ${id} for update`.execute(tx);
  return rows[0];
}

export const writeFundKind = (tx: Tx, id: number, fund_kind: GivenKind, rest_goes_to: string) =>
  tx
    .updateTable("campaign")
    .set({ fund_kind, rest_goes_to, fund_confirmed_at: sql<string>`now()` })
    .where("id", "=", id)
    .execute();

export const deadlineOf = async (tx: Tx, id: number): Promise<string | null> => {
  const found = await tx.selectFrom("campaign").select("deadline").where("id", "=", id).executeTakeFirst();
  return found?.deadline ?? null;
};
