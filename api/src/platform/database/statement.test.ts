import { sql } from "kysely";
import { beforeAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { testDatabase } from "../../testing/test-app.ts";
import { connectDatabase, type Database, type Tx } from "./database.ts";

let url: string;
beforeAll(async () => {
  url = (await testDatabase()).url;
});

let database: Database;
/** One connection that already ran a transaction: the next transactions send BEGIN together with their first statement. */
beforeEach(async () => {
  database = connectDatabase({ connectionString: url }, { poolSize: 1, onError: () => {} });
  onTestFinished(() => database.close());
  await database.pool.query("drop table if exists noted");
  await database.pool.query("create table noted (word text primary key)");
  await inOne((tx) => sql`select 1`.execute(tx));
});

const inOne = <Result>(work: (tx: Tx) => Promise<Result>) => database.kysely.transaction().execute(work);
const write = (tx: Tx, word: string) => sql`insert into noted values (${word})`.execute(tx);
const written = async () =>
  (await database.pool.query("select word from noted order by word")).rows.map(({ word }) => word);

it("commits all statements of a transaction or none, from the first on", async () => {
  await inOne(async (tx) => {
    await write(tx, "satu");
    await write(tx, "dua");
  });
  const failed = inOne(async (tx) => {
    await write(tx, "tiga");
    throw new Error("di tengah");
  });
  await expect(failed).rejects.toThrow("di tengah");
  expect(await written()).toEqual(["dua", "satu"]);
});

it("returns the rows of the first statement, prepared or not", async () => {
  for (const turn of [1, 2, 3, 4, 5, 6]) {
    const { rows } = await inOne((tx) => sql`select ${turn}::int as turn`.execute(tx));
    expect(rows).toEqual([{ turn }]);
  }
});

it("begins also with a first statement without values", async () => {
  const now = () => sql`select now()`;
  const [first, second] = await inOne(async (tx) => [
    (await now().execute(tx)).rows,
    (await sql`select now() from (select pg_sleep(0.002)) slept`.execute(tx)).rows,
  ]);
  expect(first).toEqual(second);
});

it("sends nothing for an empty transaction, and is ready for the next", async () => {
  await inOne(async () => undefined);
  await expect(inOne(() => Promise.reject(new Error("lebih awal")))).rejects.toThrow("lebih awal");
  const { rows } = await database.pool.query("select now() = statement_timestamp() as outside");
  expect(rows).toEqual([{ outside: true }]);
  await inOne((tx) => write(tx, "lagi"));
  expect(await written()).toEqual(["lagi"]);
});

it("reports the error of the first statement, and is ready for the next", async () => {
  await inOne((tx) => write(tx, "sama"));
  await expect(inOne((tx) => write(tx, "sama"))).rejects.toMatchObject({ code: "23505" });
  await inOne((tx) => write(tx, "baru"));
  expect(await written()).toEqual(["baru", "sama"]);
});

it("runs no statement if BEGIN fails", async () => {
  await database.pool.query("deallocate begin");
  await expect(inOne((tx) => write(tx, "lepas"))).rejects.toMatchObject({ code: "26000" });
  expect(await written()).toEqual([]);
});
