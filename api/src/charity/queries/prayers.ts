import type { StaffPrayer } from "@barakah/contract";
import { sql } from "kysely";
import type { Database, Tx } from "../../platform/database/database.ts";
import { type StaffFilter, staffList } from "../../platform/staff-list/staff-list.ts";

export type MarkKind = "aamiin" | "report";
const COUNT = { aamiin: "aamiin_count", report: "report_count" } as const;

export const insertPrayer = (tx: Tx, donationId: string, at: string | undefined) =>
  tx.insertInto("donation_prayer").values({ donation_id: donationId, created_at: at }).execute();

/** A visible prayer, locked until the mark is counted. */
export const shownPrayer = (tx: Tx, id: number) =>
  tx
    .selectFrom("donation_prayer")
    .innerJoin("donation", "donation.id", "donation_prayer.donation_id")
    .innerJoin("campaign", "campaign.id", "donation.campaign_id")
    .select(["donation_prayer.id", "donation_prayer.aamiin_count", "campaign.slug"])
    .where("donation_prayer.id", "=", id)
    .where("donation_prayer.hidden_at", "is", null)
    .where("donation.verified_at", "is not", null)
    .where("donation.message", "<>", "")
    .where("campaign.status", "<>", "draft")
    .forUpdate("donation_prayer")
    .executeTakeFirst();

/** False if the same person did it before. */
export async function markPrayer(tx: Tx, id: number, who: string, kind: MarkKind): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("prayer_mark")
    .values({ prayer_id: id, who, kind })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return false;
  await tx
    .updateTable("donation_prayer")
    .set({ [COUNT[kind]]: sql`${sql.ref(COUNT[kind])} + 1` })
    .where("id", "=", id)
    .execute();
  return true;
}

/** False if it does not exist. */
export async function hidePrayer(tx: Tx, id: number, hiddenBy: number | null): Promise<boolean> {
  const changed = await tx
    .updateTable("donation_prayer")
    .set({ hidden_at: hiddenBy === null ? null : sql<string>`now()`, hidden_by: hiddenBy })
    .where("id", "=", id)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export interface PrayerFilter extends StaffFilter {
  status?: "reported" | "hidden" | undefined;
}

const WHERE = {
  reported: "item.report_count > 0 and item.hidden_at is null",
  hidden: "item.hidden_at is not null",
};

export const staffPrayers = (database: Database, { status, ...page }: PrayerFilter) =>
  staffList<StaffPrayer>(database, page, () => ({
    columns: `item.id, campaign.title as campaign, donation.donor_name as donor, donation.message as text,
      item.aamiin_count as aamiin, item.report_count as reports, item.hidden_at is not null as hidden,
      case when donation.message = '' then 'erased' when item.hidden_at is not null then 'hidden'
        when donation.verified_at is null then 'unpaid' when campaign.status = 'draft' then 'withdrawn'
        else 'shown' end as state, item.created_at`,
    table: "donation_prayer",
    joins: `join donation on donation.id = item.donation_id join campaign on campaign.id = donation.campaign_id`,
    where: [status && WHERE[status]],
  }));
