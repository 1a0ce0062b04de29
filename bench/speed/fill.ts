import { CATEGORIES } from "@barakah/contract";
import type { Database } from "../../api/src/platform/database.ts";
import { passages, pictures, RARE_WORD, themes, villages } from "./words.ts";

/** As many rows carry the rare word whatever the size, all of them among the first thousand. */
const RARE_EVERY = 50;
const RARE_UNTIL = 1000;
const UPDATES_EACH = 2;
const DONORS_EACH = 8;
/** Every so many campaigns have donors and updates; a detail that is measured is one of them. */
export const LIVELY_EVERY = 10;
/** Followed by the row's number. */
export const SLUG = "kampanye-desa-";
const ROWS_PER_STATEMENT = 10_000;

/** One of a list by a row's number, the same every time, so that two runs measure the same rows. */
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
  select id, 'Kabar ke-' || place, ($1::text[])[1 + (id * 7 + place) % cardinality($1::text[])],
    created_at + place * interval '1 day'
  from campaign, generate_series(1, ${UPDATES_EACH}) place where id % ${LIVELY_EVERY} = 0`;

const TOTALS = `
  update campaign_total set donor_count = ${DONORS_EACH}, collected_amount = ${DONORS_EACH} * 125250
  where campaign_id % ${LIVELY_EVERY} = 0`;

/** Fills an empty database with campaigns that read like those of the demo. */
export async function fillCampaigns(database: Database, rows: number): Promise<void> {
  for (let first = 1; first <= rows; first += ROWS_PER_STATEMENT) {
    const last = Math.min(rows, first + ROWS_PER_STATEMENT - 1);
    const lists = [themes, villages, passages, pictures, CATEGORIES];
    await database.pool.query(CAMPAIGNS, [first, ...lists, RARE_UNTIL, RARE_EVERY, last]);
  }
  await database.pool.query(UPDATES, [passages]);
  await database.pool.query(TOTALS);
  // As autovacuum would, some minutes later: fills the visibility map and empties the pending list of the text index.
  await database.pool.query("vacuum analyze");
}
