import { beforeAll, expect, it } from "vitest";
import { examine } from "../../api/src/app/doctor/examine.ts";
import { markNow } from "../../api/src/app/doctor/touched.ts";
import type { Database } from "../../api/src/platform/database/database.ts";
import { testDatabase } from "../../api/src/testing/test-app.ts";
import { fillNight } from "./fill.ts";
import { sizesOf } from "./sizes.ts";

let database: Database;

beforeAll(async () => {
  const { url, ...made } = await testDatabase();
  database = made.database;
  await fillNight(url, sizesOf(0.001));
});

/** For each foreign key, a query for rows that name a row which does not exist: the filler writes without foreign keys. */
const FOREIGN_KEYS = `select k.conrelid::regclass::text as table, format(
    'select count(*)::int as lost from %s a where a.%I is not null and not exists (select from %s b where b.%I = a.%I)',
    k.conrelid::regclass, own.attname, k.confrelid::regclass, other.attname, own.attname) as query
  from pg_constraint k join pg_attribute own on own.attrelid = k.conrelid and own.attnum = k.conkey[1]
  join pg_attribute other on other.attrelid = k.confrelid and other.attnum = k.confkey[1]
  where k.contype = 'f' and cardinality(k.conkey) = 1 and k.connamespace = 'public'::regnamespace`;

it("fills a community with consistent books: the doctor finds nothing, and every reference points to an existing row", async () => {
  const { rows } = await database.pool.query(`select (select count(*) from member)::int as members,
    (select count(*) from payment)::int as payments, (select count(*) from shop_order)::int as orders,
    (select count(*) from ticket)::int as tickets, (select count(*) from settlement) > 0 as settled`);
  expect(rows[0]).toEqual({ members: 1000, payments: 3000, orders: 200, tickets: 500, settled: true });
  expect(await examine(database)).toEqual([]);
  const keys = await database.pool.query<{ table: string; query: string }>(FOREIGN_KEYS);
  for (const { table, query } of keys.rows)
    expect([table, (await database.pool.query(query)).rows[0]]).toEqual([table, { lost: 0 }]);
});

/** Writes past all triggers, as somebody with a database client would. */
async function byForce(text: string) {
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    await client.query("set local session_replication_role = replica");
    await client.query(text);
    await client.query("commit");
  } finally {
    client.release();
  }
}

const TODAY = "2026-01-01";
const ONE = "(select id from payment where status = 'verified' and kind = '%' order by created_at limit 1)";

it("the doctor checks all sums and every row written since a mark, also by SQL", async () => {
  const begun = { mark: await markNow(database), day: TODAY };
  expect(await examine(database, begun)).toEqual([]);
  // Nothing of it changes, but all its checks are made: among few payments they must not miss what was left out.
  await byForce(
    "update payment set payer_name = payer_name where id in (select id from payment order by reference limit 100)",
  );
  expect(await examine(database, begun)).toEqual([]);

  await byForce(
    `update payment_share set amount = amount + 1 where payment_id = ${ONE.replace("%", "donation")}`,
  );
  await byForce(
    `update order_line set price = price + 1 where id = (select min(l.id) from order_line l join shop_order o on o.id = l.order_id
       where o.payment_id = ${ONE.replace("%", "order")})`,
  );
  await byForce(
    "update campaign_total set donor_count = donor_count + 1 where campaign_id = (select min(id) from campaign)",
  );
  const whole = await examine(database);
  expect(whole).toHaveLength(4);
  expect((await examine(database, begun)).toSorted()).toEqual(whole.toSorted());

  // From a mark after the damage on, only the sums tell of it: a check that is not clean proves nothing.
  const after = { mark: await markNow(database), day: TODAY };
  expect(await examine(database, after)).toEqual(whole.filter((said) => said.includes("terkumpul")));
  // A mark of another server, or of this one before it was restored.
  expect(await examine(database, { mark: "9000000000000", day: TODAY })).toEqual(whole);
});
