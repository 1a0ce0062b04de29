import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { examineSettings } from "../../app/config.ts";
import { testDatabase } from "../../testing/test-app.ts";
import { connectDatabase, type Database, type Tx } from "./database.ts";
import { directProblem, pooledProblem, settleSessions } from "./session.ts";
import { SESSION } from "./session-options.ts";

/** A database as if behind a pooler: no session options at connect time, and a separate direct connection. */
function pooledOn(url: string, direct = url): Database {
  const database = connectDatabase(
    { connectionString: url },
    { poolSize: 1, onError: () => {}, direct: { connectionString: direct } },
  );
  onTestFinished(() => database.close());
  return database;
}

const readTimeout = "select current_setting('statement_timeout') as timeout";

it("refuses a server whose sessions ignore the session options", async () => {
  const { database, url } = await testDatabase();
  expect(await directProblem(database, "DATABASE_URL")).toBeUndefined();
  expect(await directProblem(pooledOn(url), "DATABASE_URL")).toMatch(
    /^DATABASE_URL menuju sebuah pooler seperti PgBouncer.*Isi DATABASE_DIRECT_URL/,
  );
  expect(await directProblem(pooledOn(url), "DATABASE_DIRECT_URL")).toMatch(
    /^DATABASE_DIRECT_URL juga menuju sebuah pooler/,
  );
});

it("sets the session options for a pooler's sessions, also when instances start together", async () => {
  const { database, url } = await testDatabase();
  const early = pooledOn(url);
  expect((await early.pool.query(readTimeout)).rows).toEqual([{ timeout: "0" }]);
  await Promise.all([settleSessions(database), settleSessions(database), settleSessions(database)]);
  expect(await pooledProblem(early, database)).toMatch(/masih memegang sesi lama. Jalankan RECONNECT/);
  const later = pooledOn(url);
  expect(await pooledProblem(later, database)).toBeUndefined();
  for (const [name, value] of Object.entries(SESSION)) {
    const { rows } = await later.pool.query(
      "select setting as value from pg_settings where name = $1 union all select current_setting($1, true) limit 1",
      [name],
    );
    expect([name, rows[0]?.value]).toEqual([name, String(value)]);
  }
});

const preparedOn = async (on: Database) =>
  (
    await on.pool.query<{ statement: string }>(
      "select statement from pg_prepared_statements where name <> 'begin' order by 1 desc",
    )
  ).rows.map(({ statement }) => statement);

function ownOn(url: string): Database {
  const database = connectDatabase({ connectionString: url }, { poolSize: 1, onError: () => {} });
  onTestFinished(() => database.close());
  return database;
}

/** Four transactions, so that the statement gets prepared. */
async function asksOften(on: Database, ask: (tx: Tx) => Promise<unknown>) {
  for (const _turn of [1, 2, 3, 4]) await on.kysely.transaction().execute(ask);
}

const sumOf = (tx: Tx) => sql`select ${1}::int + ${2}::int as sum`.execute(tx);

it("uses no named statements behind a pooler", async () => {
  const { database, url } = await testDatabase();
  for (const [on, names] of [
    [pooledOn(url), []],
    [ownOn(url), ["select 1 as one", "select $1::int + $2::int as sum"]],
  ] as const) {
    await on.prepared("bernama", "select 1 as one", []);
    await asksOften(on, sumOf);
    expect(await preparedOn(on)).toEqual(names);
  }
  expect(database.direct.options).toContain("timezone=UTC");
});

it("prepares frequent statements of transactions, except 'select *': a newer version may add columns", async () => {
  const { url } = await testDatabase();
  const own = ownOn(url);
  const newer = ownOn(url);
  await asksOften(own, async (tx) => {
    await tx.selectFrom("setting").selectAll().execute();
    await tx.selectFrom("setting").select("key").execute();
  });
  expect(await preparedOn(own)).toEqual(['select "key" from "setting"']);
  await newer.pool.query("alter table setting add column newest text");
  await asksOften(own, (tx) => tx.selectFrom("setting").selectAll().execute());
  await own.kysely.selectFrom("setting").select("value").execute();
  expect(await preparedOn(own)).toHaveLength(1);
});

it("reports that pooler and direct address lead to different databases", async () => {
  const [one, other] = [await testDatabase(), await testDatabase()];
  await settleSessions(one.database);
  expect(await pooledProblem(pooledOn(one.url), other.database)).toMatch(/database yang berlainan/);
  const { problems } = examineSettings({ NODE_ENV: "test", DATABASE_DIRECT_URL: one.url });
  expect(problems.map(({ setting }) => setting)).toEqual(["DATABASE_URL"]);
});
