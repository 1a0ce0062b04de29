import { type Donor, LIST_MOST, type listDonors, type QueryOf } from "@barakah/contract";
import type { Database } from "../../platform/database/database.ts";
import { READABLE } from "./campaigns.ts";

/** Newest first. Undefined if the campaign does not exist, unlike one without donors. */
export async function verifiedDonors(
  database: Database,
  slug: string,
  { prayers = false, limit = LIST_MOST, offset = 0 }: QueryOf<typeof listDonors>,
): Promise<{ rows: Donor[]; total: number } | undefined> {
  const shown = "donation_prayer p where p.donation_id = donation.id and p.hidden_at is null";
  const which = `donation where campaign_id = item.id and verified_at is not null
    ${prayers ? `and message <> '' and exists (select from ${shown})` : ""}`;
  const [found] = await database.prepared<{ rows: Donor[]; total: number }>(
    `verified-donors-${prayers}`,
    `select ${prayers ? `(select count(*) from ${which})` : "total.donor_count"} as total, (
       select coalesce(json_agg(json_build_object('donor_name', d.donor_name, 'amount', d.amount - d.refunded_amount,
           'transfer_date', d.transfer_date, 'verified_at', iso_instant(d.verified_at),
           'prayer', case when prayer.id is not null then json_build_object('id', prayer.id, 'text', d.message,
             'aamiin', prayer.aamiin_count) end) order by d.verified_at desc, d.id desc), '[]')
       from (select id, message, donor_name, amount, refunded_amount, transfer_date, verified_at from ${which}
         order by verified_at desc, id desc limit $2 offset $3) d
       left join donation_prayer prayer on prayer.donation_id = d.id and prayer.hidden_at is null and d.message <> ''
       ) as rows
     from campaign item join campaign_total total on total.campaign_id = item.id
     where item.slug = $1 and ${READABLE}`,
    [slug, limit, offset],
  );
  return found;
}
