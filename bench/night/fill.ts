import { BANK, SETTLED, SETTLEMENT_LEDGER } from "./fill/bank.ts";
import { eventsOf, registrationsOf } from "./fill/events.ts";
import { GIFT_TOTALS, GIFTS } from "./fill/gifts.ts";
import { dropIndexes } from "./fill/indexes.ts";
import { type Lanes, openLanes } from "./fill/lanes.ts";
import { LEDGER, OF_PAYMENTS, PAYMENTS } from "./fill/payments.ts";
import { peopleOf, TOLD } from "./fill/people.ts";
import { planOf } from "./fill/plan.ts";
import { ordersOf, productsOf } from "./fill/shop.ts";
import type { Sizes } from "./sizes.ts";

const CORES = 2;
/** Working tables of the filler. */
const WORKING = "night_payment, night_settlement, night_line, night_registration, night_ticket";
/** Filled with ids that the filler computed. */
const NUMBERED = ["ledger_transaction", "statement_line", "settlement", "registration"];

const campaignsOf = ({ campaigns }: Sizes) => [
  `insert into campaign (slug, title, description, status, created_at, fund_confirmed_at, category, target_amount)
   select 'malam-' || n, 'Sumur Desa Malam ' || n, '<p>Air bersih untuk desa.</p>', 'published', now() - interval '3 years' - n * interval '1 hour',
     now() - interval '3 years',
     'sosial', 1000000000 from generate_series(1, ${campaigns}) n order by n`,
];

const TABLES =
  "select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relpages desc";

async function written(lanes: Lanes, sizes: Sizes, done: (step: string) => void) {
  // What is published is counted and searched by triggers, so they run for the catalogue.
  await lanes.run([[...campaignsOf(sizes), ...productsOf(sizes), ...eventsOf(sizes)]]);
  const build = await dropIndexes(lanes);
  // Skips all other triggers and foreign keys: the rows are built to satisfy them, and the doctor says whether they do.
  await lanes.all("set session_replication_role = replica");
  // Reports that the demo closed do not know of the gifts that are filled into their months.
  await lanes.query("delete from period_closing");
  await lanes.run([peopleOf(sizes)]);
  done("people");
  await lanes.run([[...planOf(sizes), ...SETTLED]]);
  done("plan");
  await lanes.run([
    PAYMENTS,
    [...LEDGER, ...SETTLEMENT_LEDGER],
    GIFTS,
    OF_PAYMENTS,
    BANK,
    TOLD,
    [...ordersOf(sizes), ...registrationsOf(sizes)],
    GIFT_TOTALS,
  ]);
  for (const table of NUMBERED)
    await lanes.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), greatest(1, (select max(id) from ${table})))`,
    );
  await lanes.query(`drop table ${WORKING}`);
  // All receipts are there: the app looked for missing ones an hour ago.
  await lanes.query(`insert into job_run (name, last_at, milliseconds, done_on, done_that_day)
    values ('missing-receipts', now(), 1, now()::date, 1) on conflict do nothing`);
  await lanes.all("set session_replication_role = origin");
  done("rows");
  await build();
  done("indexes");
  // As autovacuum would: index-only scans need it.
  const tables = await lanes.query<{ name: string }>(TABLES);
  await lanes.run(tables.map(({ name }) => [`vacuum (freeze, analyze) ${name}`]));
  done("vacuum");
}

/**
 * A community of this size, each row as the app would have left it; only the pictures of proofs are missing. The database
 * may hold other rows already. `done` hears each step with its seconds.
 */
export async function fillNight(
  connectionString: string,
  sizes: Sizes,
  done: (step: string, seconds: number) => void = () => undefined,
): Promise<void> {
  const lanes = await openLanes(connectionString, CORES);
  let begun = performance.now();
  try {
    await written(lanes, sizes, (step) => {
      const now = performance.now();
      done(step, (now - begun) / 1000);
      begun = now;
    });
  } finally {
    await lanes.close();
  }
}
