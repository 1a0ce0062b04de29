import { beforeAll, expect, it } from "vitest";
import type { Database } from "../../platform/database.ts";
import { aCampaign } from "../../testing/builders.ts";
import { testDatabase } from "../../testing/test-app.ts";
import type { InboxFilter } from "./filter.ts";
import { inboxStatement } from "./inbox-queries.ts";

let database: Database;

/** 100 000 payments, 10 000 members: what the community may have after some years. */
beforeAll(async () => {
  ({ database } = await testDatabase());
  const { id } = await aCampaign(database);
  // Built once over all rows at the end, as the database does fastest.
  const { rows: searched } = await database.pool.query<{ indexname: string; indexdef: string }>(
    "select indexname, indexdef from pg_indexes where tablename in ('payment', 'transfer_claim') and indexdef like '%gin%'",
  );
  for (const { indexname } of searched) await database.pool.query(`drop index ${indexname}`);
  await database.pool.query(`insert into member (username, email, full_name)
    select 'warga-' || n, 'warga-' || n || '@example.com', 'Warga ' || n from generate_series(1, 10000) n`);
  await database.pool.query(`insert into payment (reference, kind, method, amount, status, member_id, payer_name, payer_phone,
      verified_at, created_at)
    select 'DON-' || lpad(n::text, 12, '0'), 'donation', case n % 3 when 0 then 'bjb' else 'bsi' end, 1000 * (n % 900 + 10) + 250,
      case when n % 50 = 0 then 'pending' else 'verified' end, n % 10000 + 1, substr(md5(n::text), 1, 8) || ' ' || substr(md5((n * 7)::text), 1, 6),
      '08' || lpad((n * 7919 % 100000000)::text, 10, '0'), case when n % 50 = 0 then null else now() end,
      now() - make_interval(mins => n)
    from generate_series(1, 100000) n`);
  await database.pool.query(`insert into transfer_claim (payment_id, source_bank, source_account, account_name, transfer_date,
      proof_key, proof_hash)
    select id, 'BSI', '7' || right(reference, 9), '', current_date, 'proof/x', reference from payment`);
  await database.pool.query(
    "insert into donation (campaign_id, payment_id, donor_name, amount, transfer_date) select $1, id, payer_name, amount, current_date from payment",
    [id],
  );
  for (const { indexdef } of searched) await database.pool.query(indexdef);
  await database.pool.query("vacuum analyze payment, transfer_claim, donation, member");
});

/** Tables that the plan reads from end to end. */
async function readWhole(filter: InboxFilter): Promise<string[]> {
  const { sql, parameters } = inboxStatement(filter).compile(database.kysely);
  const { rows } = await database.pool.query<{ "QUERY PLAN": object[] }>(`explain (format json) ${sql}`, [
    ...parameters,
  ]);
  const plan = JSON.stringify(rows[0]?.["QUERY PLAN"]);
  return [...plan.matchAll(/"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(\w+)"/g)]
    .map(([, table]) => table ?? "")
    .filter((table) => ["payment", "transfer_claim", "donation", "member"].includes(table));
}

const FILTERS: Record<string, InboxFilter> = {
  everything: {},
  "the queue": { status: "pending", kind: "donation", has_proof: true },
  "by number": { search: "DON-000000041234" },
  "by name": { search: "c4ca4238" },
  "by phone, account or amount": { search: "0812345" },
  "by last digits": { status: "pending", code: "250" },
  "by day": { from: "2026-11-14", to: "2026-11-14" },
};

it.each(Object.entries(FILTERS))("answers its first page from indexes: %s", async (_, filter) => {
  expect(await readWhole({ ...filter, limit: 25 })).toEqual([]);
});
