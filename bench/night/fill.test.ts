import { expect, it } from "vitest";
import { examine } from "../../api/src/app/doctor/examine.ts";
import { testDatabase } from "../../api/src/testing/test-app.ts";
import { fillNight } from "./fill.ts";
import { sizesOf } from "./sizes.ts";

/** Rows of each table that name a row which does not exist: the filler writes without foreign keys. */
const LOST = `select k.conrelid::regclass::text as table, format(
    'select count(*)::int as lost from %s a where a.%I is not null and not exists (select from %s b where b.%I = a.%I)',
    k.conrelid::regclass, own.attname, k.confrelid::regclass, other.attname, own.attname) as query
  from pg_constraint k join pg_attribute own on own.attrelid = k.conrelid and own.attnum = k.conkey[1]
  join pg_attribute other on other.attrelid = k.confrelid and other.attnum = k.confkey[1]
  where k.contype = 'f' and cardinality(k.conkey) = 1 and k.connamespace = 'public'::regnamespace`;

it("fills a community whose books agree, and a doctor and foreign keys find nothing", async () => {
  const { database, url } = await testDatabase();
  const sizes = sizesOf(0.001);
  await fillNight(url, sizes);
  const { rows } =
    await database.pool.query(`select (select count(*) from member)::int as members, (select count(*) from payment)::int as payments,
    (select count(*) from shop_order)::int as orders, (select count(*) from ticket)::int as tickets,
    (select count(*) from settlement) > 0 as settled`);
  expect(rows[0]).toEqual({ members: 1000, payments: 3000, orders: 200, tickets: 500, settled: true });
  expect(await examine(database)).toEqual([]);
  const keys = await database.pool.query<{ table: string; query: string }>(LOST);
  for (const { table, query } of keys.rows)
    expect([table, (await database.pool.query(query)).rows[0]]).toEqual([table, { lost: 0 }]);
});
