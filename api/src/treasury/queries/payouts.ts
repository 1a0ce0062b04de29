import {
  type CampaignFunds,
  PICTURE_DEFAULT_WIDTH,
  type RecipientKind,
  type StaffPayout,
} from "@barakah/contract";
import { type Insertable, sql, type Updateable } from "kysely";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { type StaffFilter, staffList } from "../../platform/staff-list/staff-list.ts";
import { ACCOUNT_NAME } from "./postings.ts";
import { RETURN_LINES, RETURNED } from "./returned-transfers.ts";

/** Serialises payouts and refunds of a campaign. */
export async function lockFunds(tx: Tx, campaignId: number): Promise<boolean> {
  const found = await tx
    .selectFrom("campaign_total")
    .select("campaign_id")
    .where("campaign_id", "=", campaignId)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertPayout(
  tx: Tx,
  payout: Insertable<Schema["payout"]>,
): Promise<number | undefined> {
  const inserted = await tx
    .insertInto("payout")
    .values(payout)
    .onConflict((clash) => clash.column("request_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted?.id;
}

/** Every change of a payout holds this lock. */
export const lockPayout = (tx: Tx, id: number) =>
  tx.selectFrom("payout").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const updatePayout = (tx: Tx, id: number, change: Updateable<Schema["payout"]>) =>
  tx.updateTable("payout").set(change).where("id", "=", id).execute();

/** The default programme of a campaign's payouts; none for zakat, which must be stated. */
export async function programmeOf(tx: Tx, account: string): Promise<RecipientKind | undefined> {
  const { rows } = await sql<{ programme: RecipientKind }>`select programme_of(c.category) as programme
    from campaign c where 'campaign:' || c.id = ${account} and c.fund_kind <> 'zakat'`.execute(tx);
  return rows[0]?.programme;
}

const PAYOUT = `item.id, item.title, item.amount, item.paid_on, item.story, item.bank,
  '/media/' || item.picture || '/${PICTURE_DEFAULT_WIDTH}.jpg' as picture, item.picture as picture_key,
  '/media/' || item.voucher || '/kuitansi.pdf' as voucher, item.voucher as voucher_key,
  coalesce(nullif(m.full_name, ''), m.username) as created_by,
  case when item.reversed_at is not null then json_build_object('at', iso_instant(item.reversed_at),
    'by', coalesce(nullif(r.full_name, ''), r.username), 'reason', item.reversed_reason) end as reversed,
  ${RETURNED("payout")} as returned, ${RETURN_LINES("payout")} as return_lines,
  item.recipient_kind, item.people, item.region, item.consent,
  case when c.id is not null then json_build_object('id', c.id, 'slug', c.slug, 'title', c.title) end as campaign,
  json_build_object('account', item.account, 'kind', fund_kind_of(item.account), 'name', ${ACCOUNT_NAME("item.account")}) as fund`;
const ABOUT = `left join campaign c on c.id = item.campaign_id join member m on m.id = item.created_by
  left join member r on r.id = item.reversed_by`;
const PAYOUTS = sql.raw(`select ${PAYOUT} from payout item ${ABOUT}`);

export async function payoutByKey(reader: Reader, requestKey: string): Promise<StaffPayout | undefined> {
  const found = await sql<StaffPayout>`${PAYOUTS} where item.request_key = ${requestKey}`.execute(reader);
  return found.rows[0];
}

export async function payoutById(reader: Reader, id: number): Promise<StaffPayout | undefined> {
  const found = await sql<StaffPayout>`${PAYOUTS} where item.id = ${id}`.execute(reader);
  return found.rows[0];
}

export const payouts = (
  database: Database,
  { campaign_id, ...page }: StaffFilter & { campaign_id?: number | undefined },
) =>
  staffList<StaffPayout>(database, page, (place) => ({
    columns: PAYOUT,
    table: "payout",
    joins: ABOUT,
    where: [campaign_id !== undefined && `item.campaign_id = ${place(campaign_id)}`],
    newest: "paid_on",
  }));

/** Computed only for the shown rows. */
const PAID = `(select coalesce(sum(o.amount), 0)::bigint from payout o where o.campaign_id = item.id and o.reversed_at is null)`;
const MOVED = `(coalesce((select sum(f.amount) from fund_transfer f where f.to_account = 'campaign:' || item.id and f.state = 'approved'), 0)
  - coalesce((select sum(f.amount) from fund_transfer f where f.from_account = 'campaign:' || item.id and f.state = 'approved'), 0)
  - coalesce((select sum(a.amount) from amil_take a where a.from_account = 'campaign:' || item.id and a.reversed_at is null), 0))`;

export const campaignFunds = (database: Database, page: StaffFilter) =>
  staffList<CampaignFunds>(database, page, () => ({
    columns: `item.id, item.slug, item.title, item.fund_kind, item.rest_goes_to, item.fund_confirmed_at is not null as confirmed,
      t.collected_amount as collected, ${PAID} as paid_out, (t.collected_amount - ${PAID} + ${MOVED})::bigint as remaining`,
    table: "campaign",
    joins: "join campaign_total t on t.campaign_id = item.id",
  }));
