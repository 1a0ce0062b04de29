import {
  type CampaignFunds,
  LIST_MOST,
  PICTURE_DEFAULT_WIDTH,
  STAFF_COUNT_MOST,
  type StaffPayout,
} from "@barakah/contract";
import { type Insertable, sql, type Updateable } from "kysely";
import type { Database, Tx } from "../../platform/database.ts";
import type { Schema } from "../../platform/schema.ts";

type Reader = Database["kysely"] | Tx;
interface Page {
  limit?: number | undefined;
  offset?: number | undefined;
}

/** Until the payout is written, no other one and no refund of this campaign can come between. */
export async function lockFunds(tx: Tx, campaignId: number): Promise<boolean> {
  const found = await tx
    .selectFrom("campaign_total")
    .select("campaign_id")
    .where("campaign_id", "=", campaignId)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** What the ledger holds for a campaign. */
export async function remainingOf(reader: Reader, campaignId: number): Promise<number> {
  const { remaining } = await reader
    .selectFrom("ledger_posting")
    .select(sql<number>`coalesce(-sum(amount), 0)::bigint`.as("remaining"))
    .where("account", "=", `campaign:${campaignId}`)
    .executeTakeFirstOrThrow();
  return remaining;
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

interface Booked {
  id: number;
  campaign_id: number;
  bank: string;
  amount: number;
}

/** What leaves a campaign and a bank; below zero it comes back to both. */
async function book(tx: Tx, payout: Booked, event: string, description: string) {
  const { id } = await tx
    .insertInto("ledger_transaction")
    .values({ event, payment_id: null, description })
    .returning("id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("ledger_posting")
    .values([
      { transaction_id: id, account: `campaign:${payout.campaign_id}`, amount: payout.amount },
      { transaction_id: id, account: `bank:${payout.bank}`, amount: -payout.amount },
    ])
    .execute();
}

export const bookPayout = (tx: Tx, payout: Booked & { title: string }) =>
  book(tx, payout, `payout:${payout.id}`, `Penyaluran dana: ${payout.title}`);

export const bookReversal = (tx: Tx, payout: Booked, reason: string) =>
  book(
    tx,
    { ...payout, amount: -payout.amount },
    `payout:${payout.id}:reversed`,
    `Pembatalan penyaluran dana: ${reason}`,
  );

/** Whoever changes a payout holds this lock, so that it is reversed once and never changed afterwards. */
export const lockPayout = (tx: Tx, id: number) =>
  tx.selectFrom("payout").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();

export const updatePayout = (tx: Tx, id: number, change: Updateable<Schema["payout"]>) =>
  tx.updateTable("payout").set(change).where("id", "=", id).execute();

const PAYOUT = sql`json_build_object('id', o.id, 'title', o.title, 'amount', o.amount, 'paid_on', o.paid_on, 'story', o.story,
  'picture', '/media/' || o.picture || '/' || ${PICTURE_DEFAULT_WIDTH}::text || '.jpg', 'bank', o.bank,
  'picture_key', o.picture, 'created_by', coalesce(nullif(m.full_name, ''), m.username),
  'reversed', case when o.reversed_at is not null then json_build_object('at', iso_instant(o.reversed_at),
    'by', coalesce(nullif(r.full_name, ''), r.username), 'reason', o.reversed_reason) end,
  'campaign', json_build_object('id', c.id, 'slug', c.slug, 'title', c.title))`;
const ABOUT = sql`join campaign c on c.id = o.campaign_id join member m on m.id = o.created_by
  left join member r on r.id = o.reversed_by`;

export async function payoutByKey(reader: Reader, requestKey: string): Promise<StaffPayout | undefined> {
  const found = await sql<{ payout: StaffPayout }>`select ${PAYOUT} as payout from payout o ${ABOUT}
    where o.request_key = ${requestKey}`.execute(reader);
  return found.rows[0]?.payout;
}

export async function payoutById(reader: Reader, id: number): Promise<StaffPayout | undefined> {
  const found = await sql<{ payout: StaffPayout }>`select ${PAYOUT} as payout from payout o ${ABOUT}
    where o.id = ${id}`.execute(reader);
  return found.rows[0]?.payout;
}

export async function payouts(
  reader: Reader,
  { campaign_id, limit, offset }: Page & { campaign_id?: number | undefined },
) {
  const where = campaign_id === undefined ? sql`true` : sql`o.campaign_id = ${campaign_id}`;
  const found = await sql<{ rows: StaffPayout[]; total: number }>`select
    (select count(*) from (select from payout o where ${where} limit ${STAFF_COUNT_MOST}) counted) as total,
    (select coalesce(json_agg(${PAYOUT} order by o.paid_on desc, o.id desc), '[]')
      from (select * from payout o where ${where} order by o.paid_on desc, o.id desc
        limit ${limit ?? LIST_MOST} offset ${offset ?? 0}) o ${ABOUT}) as rows`.execute(reader);
  return found.rows[0] ?? { rows: [], total: 0 };
}

export async function campaignFunds(reader: Reader, { limit, offset }: Page) {
  const found = await sql<{ rows: CampaignFunds[]; total: number }>`select
    (select count(*) from (select from campaign limit ${STAFF_COUNT_MOST}) counted) as total,
    (select coalesce(json_agg(json_build_object('id', c.id, 'slug', c.slug, 'title', c.title,
        'collected', t.collected_amount, 'paid_out', paid.amount, 'remaining', t.collected_amount - paid.amount)
        order by c.id desc), '[]')
      from (select * from campaign order by id desc limit ${limit ?? LIST_MOST} offset ${offset ?? 0}) c
      join campaign_total t on t.campaign_id = c.id
      cross join lateral (select coalesce(sum(o.amount), 0)::bigint as amount from payout o
        where o.campaign_id = c.id and o.reversed_at is null) paid) as rows`.execute(reader);
  return found.rows[0] ?? { rows: [], total: 0 };
}
