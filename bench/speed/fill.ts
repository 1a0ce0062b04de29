import { CATEGORIES } from "@barakah/contract";
import type { Database } from "../../api/src/platform/database/database.ts";
import { donorNames, passages, pictures, RARE_WORD, themes, villages } from "./sample-texts.ts";

/** The number of rows with the rare word is the same for all sizes, all within the first thousand. */
const RARE_EVERY = 50;
const RARE_UNTIL = 1000;
const UPDATES_EACH = 2;
const DONORS_EACH = 8;
/** Only some campaigns have donors and updates; measured details are among them. */
export const LIVELY_EVERY = 10;
/** Followed by the row number. */
export const SLUG = "kampanye-desa-";
const ROWS_PER_STATEMENT = 10_000;

/** A deterministic choice by row number, so that runs are comparable. */
const pick = (list: string, salt: number) =>
  `(${list})[1 + (hashint4(n * 31 + ${salt}) & 2147483647) % cardinality(${list})]`;

const CAMPAIGNS = `
  insert into campaign (slug, title, description, picture, category, target_amount, deadline, is_featured, status, created_at)
  select '${SLUG}' || n,
    ${pick("$2::text[]", 1)} || case when n <= $7 and n % $8 = 0 then ' dengan ${RARE_WORD}' else '' end
      || ' di ' || ${pick("$3::text[]", 2)},
    ${pick("$4::text[]", 3)} || ${pick("$4::text[]", 4)} || ${pick("$4::text[]", 5)} || ${pick("$4::text[]", 6)},
    ${pick("$5::text[]", 1)}, ${pick("$6::text[]", 7)},
    (n % 90 + 10) * 1000000::bigint,
    case when n % 3 = 0 then null else timestamptz '2027-01-01' + n % 300 * interval '1 day' end,
    n % 97 = 0, 'published', timestamptz '2026-11-01' - n * interval '5 minutes'
  from generate_series($1::int, $9::int) n`;

const UPDATES = `
  insert into campaign_update (campaign_id, title, description, created_at)
  select id, 'Kabar ke-' || nth, ($1::text[])[1 + (id * 7 + nth) % cardinality($1::text[])],
    created_at + nth * interval '1 day'
  from campaign, generate_series(1, ${UPDATES_EACH}) nth where id % ${LIVELY_EVERY} = 0`;

/** Bulk inserts: through the use cases, filling would take longer than measuring. */
const DONORS = `
  with gift as materialized (
    select gen_random_uuid() as payment_id, id as campaign_id, 25000 * nth + 250 as amount,
      ($1::text[])[1 + (id * 11 + nth) % cardinality($1::text[])] as donor_name,
      timestamptz '2026-11-01' + nth * interval '1 hour' as verified_at
    from campaign, generate_series(1, ${DONORS_EACH}) nth where id % ${LIVELY_EVERY} = 0
  ), paid as (
    insert into payment (id, reference, kind, method, amount, status, payer_name, verified_at)
    select payment_id, 'DON-' || upper(left(replace(payment_id::text, '-', ''), 12)), 'donation', 'bsi', amount,
      'verified', donor_name, verified_at
    from gift
  ), shared as (
    insert into payment_share (payment_id, account, amount)
    select payment_id, 'campaign:' || campaign_id, amount from gift
  )
  insert into donation (payment_id, campaign_id, donor_name, amount, transfer_date, verified_at)
  select payment_id, campaign_id, donor_name, amount, verified_at::date, verified_at from gift`;

const TOTALS = `
  update campaign_total total set collected_amount = sums.amount, donor_count = sums.donors
  from (select campaign_id, sum(amount) as amount, count(*) as donors from donation group by 1) sums
  where sums.campaign_id = total.campaign_id`;

/** Fills an empty database with campaigns like those of the demo. */
export async function fillCampaigns(database: Database, rows: number): Promise<void> {
  for (let first = 1; first <= rows; first += ROWS_PER_STATEMENT) {
    const last = Math.min(rows, first + ROWS_PER_STATEMENT - 1);
    const lists = [themes, villages, passages, pictures, CATEGORIES];
    await database.pool.query(CAMPAIGNS, [first, ...lists, RARE_UNTIL, RARE_EVERY, last]);
  }
  await database.pool.query(UPDATES, [passages]);
  await database.pool.query(DONORS, [donorNames]);
  await database.pool.query(TOTALS);
  // As autovacuum would: fills the visibility map and merges the text index's pending list.
  await database.pool.query("vacuum analyze");
}
