import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";

export interface Giver {
  email: string;
  /** The page of their newest gift. */
  page_key: string;
  member_id: number | null;
}

/** Addresses of verified gifts to a campaign, each once, in order. */
export async function giversOf(tx: Tx, campaignId: number, after: string, limit: number): Promise<Giver[]> {
  const found = await sql<Giver>`select email, (array_agg(page_key order by created_at desc))[1] as page_key,
      (array_agg(member_id order by created_at desc))[1] as member_id
    from (select lower(coalesce(nullif(p.payer_email, ''), m.email, '')) as email, p.page_key, p.created_at, p.member_id
      from donation d join payment p on p.id = d.payment_id
      left join member m on m.id = p.member_id and m.deleted_at is null
      where d.campaign_id = ${campaignId} and d.verified_at is not null) gifts
    where email > ${after} group by email order by email limit ${limit}`.execute(tx);
  return found.rows;
}

export async function payoutNews(tx: Tx, id: number) {
  return tx
    .selectFrom("payout")
    .innerJoin("campaign", "campaign.id", "payout.campaign_id")
    .select(["payout.campaign_id", "payout.amount", "payout.title"])
    .select(["campaign.title as campaign", "campaign.slug"])
    .where("payout.id", "=", id)
    .where("payout.reversed_at", "is", null)
    .executeTakeFirst();
}
