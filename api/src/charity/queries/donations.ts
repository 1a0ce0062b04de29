import type { Category, DonationHistoryItem } from "@barakah/contract";
import { type Insertable, type Selectable, sql } from "kysely";
import { campaign as campaignAccount } from "../../ledger/index.ts";
import { CASH, type Given, refundOwed, stillMissing } from "../../payments/index.ts";
import { THUMBNAIL_URL } from "../../platform/catalogue/published-list.ts";
import type { Database, Reader, Tx } from "../../platform/database/database.ts";
import { isOneOf } from "../../platform/database/one-of.ts";
import { type Page, preparedPage } from "../../platform/database/prepared-page.ts";
import type { Schema } from "../../platform/database/schema.ts";

/** Undefined for an unknown campaign: the gift itself is refused then. */
export async function categoryBySlug(database: Database, slug: string): Promise<string | undefined> {
  const [found] = await database.prepared<{ category: string }>(
    "campaign-category",
    "select category from campaign where slug = $1",
    [slug],
  );
  return found?.category;
}

export const donationsOf = (database: Database, memberId: number, page: Page) =>
  preparedPage<DonationHistoryItem>(
    database,
    page,
    "donations-of-member",
    `select d.id, p.reference as order_id, '/pembayaran/' || p.page_key as page, d.donor_name, d.amount, p.method as payment_method, p.status,
       ${refundOwed("p")} as refund_owed,
       ${stillMissing("p")} as missing,
       case when p.status = 'rejected' then (select h.reason from payment_history h where h.payment_id = p.id
         and h.decided_as = 'staff' order by h.id desc limit 1) end as reject_reason,
       d.transfer_date, d.created_at, (select r.number from receipt r where r.payment_id = p.id and r.void_at is null limit 1) as receipt,
       item.title as campaign_title, count(*) over () as total,
       json_build_object('slug', item.slug, 'title', item.title,
         'thumbnail', ${THUMBNAIL_URL}) as campaign
     from payment p join donation d on d.payment_id = p.id join campaign item on item.id = d.campaign_id
     where p.member_id = $1 and p.kind = 'donation'
     order by p.created_at desc, p.id desc limit $2 offset $3`,
    [memberId],
  );

/** Only before the gift counts. Of what arrived instead, nothing was added. */
export async function changeGift(tx: Tx, paymentId: string, amount: number): Promise<void> {
  await tx.updateTable("donation").set({ amount, add_on: 0 }).where("payment_id", "=", paymentId).execute();
}

export type Donation = Selectable<Schema["donation"]>;

export const donationOf = (tx: Tx, paymentId: string): Promise<Donation> =>
  tx.selectFrom("donation").selectAll().where("payment_id", "=", paymentId).executeTakeFirstOrThrow();

export async function givenTo(tx: Tx, paymentId: string): Promise<string> {
  const { title } = await tx
    .selectFrom("donation")
    .innerJoin("campaign", "campaign.id", "donation.campaign_id")
    .select("title")
    .where("payment_id", "=", paymentId)
    .executeTakeFirstOrThrow();
  return title;
}

/** The programme names that receipts show for these payments. */
export async function programmesOf(reader: Reader, payments: readonly string[]): Promise<Given[]> {
  const found = await sql<
    Omit<Given, "account"> & { campaign_id: number }
  >`select d.payment_id, d.campaign_id,
      c.fund_kind, c.title as programme, case when p.method = ${CASH} then d.transfer_date end as received_on
    from donation d join campaign c on c.id = d.campaign_id join payment p on p.id = d.payment_id
    where d.payment_id ${isOneOf(payments)}`.execute(reader);
  return found.rows.map(({ campaign_id, ...given }) => ({ ...given, account: campaignAccount(campaign_id) }));
}

/** What a payment page shows of its gift. */
export const paidGift = (reader: Reader, paymentId: string) =>
  reader
    .selectFrom("donation")
    .innerJoin("campaign as item", "item.id", "donation.campaign_id")
    .innerJoin("campaign_total as total", "total.campaign_id", "item.id")
    .select(["item.title", "item.slug", "item.target_amount", "item.deadline", "donation.donor_name"])
    .select(["donation.message", "donation.amount", "donation.add_on"])
    .select("total.collected_amount")
    .select(sql<Category>`item.category`.as("category"))
    .select(sql<string | null>`${sql.raw(THUMBNAIL_URL)}`.as("picture"))
    .where("payment_id", "=", paymentId)
    .executeTakeFirstOrThrow();

export const insertDonation = (tx: Tx, donation: Insertable<Schema["donation"]>): Promise<Donation> =>
  tx.insertInto("donation").values(donation).returningAll().executeTakeFirstOrThrow();
