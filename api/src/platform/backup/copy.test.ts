import type { PoolClient } from "pg";
import { beforeAll, expect, it } from "vitest";
import { emptyDatabase } from "../../testing/empty-database.ts";
import type { Database } from "../database/database.ts";
import { copyIn, copyOut } from "./copy.ts";

/** More than the buffers of both ends of a connection hold. */
const ROWS = 400_000;
let database: Database;
beforeAll(async () => {
  database = await emptyDatabase();
  await database.pool.query(`create table line (n int primary key, words text);
    create table target (n int primary key, words text);
    insert into line select n, repeat('kata ', 20) from generate_series(1, ${ROWS}) n`);
});

async function withClient<T>(work: (client: PoolClient, pid: number) => Promise<T>): Promise<T> {
  const client = await database.pool.connect();
  client.on("error", () => undefined);
  try {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    return await work(client, rows[0]?.pid ?? 0);
  } finally {
    client.release(true);
  }
}
const end = (pid: number) => database.pool.query("select pg_terminate_backend($1)", [pid]);
const isConnected = async (pid: number) =>
  (await database.pool.query("select 1 from pg_stat_activity where pid = $1", [pid])).rowCount === 1;
const targetRows = async () => (await database.pool.query("select 1 from target limit 1")).rowCount;
const lines = (client: PoolClient) => copyOut(client, "copy line to stdout");
async function* rowsThen(fail: () => unknown) {
  yield Buffer.from("1\tsatu\n2\tdua\n");
  await fail();
  yield Buffer.from("3\ttiga\n");
}

it("copies a table into another one, and counts its rows", async () => {
  const copied = await withClient((from) =>
    withClient(async (into) => {
      await into.query("begin");
      return copyIn(into, "copy target from stdin", lines(from));
    }),
  );
  expect(copied).toBe(ROWS);
});

it("lets a connection be used again after the last row", async () => {
  await withClient(async (client) => {
    for await (const _chunk of copyOut(client, "copy (select 1) to stdout"));
    expect((await client.query("select 7 as seven")).rows).toEqual([{ seven: 7 }]);
  });
});

it("ends the connection of a copy that is not read to its end", async () => {
  const pid = await withClient(async (client, its) => {
    for await (const _chunk of lines(client)) break;
    return its;
  });
  await expect.poll(() => isConnected(pid)).toBe(false);
});

it("fails when the connection is lost in the middle, in both directions", async () => {
  const reading = withClient(async (client, pid) => {
    for await (const _chunk of lines(client)) await end(pid);
  });
  await expect(reading).rejects.toThrow(/terminat|ended|ECONNRESET/);
  const writing = withClient((client, pid) =>
    copyIn(
      client,
      "copy target from stdin",
      rowsThen(() => end(pid)),
    ),
  );
  await expect(writing).rejects.toThrow(/terminat|ended|ECONNRESET|EPIPE/);
  expect(await targetRows()).toBe(0);
});

it("reports the error of the source, and that of the server", async () => {
  const cut = () => {
    throw new Error("terpotong");
  };
  const copy = "copy target from stdin";
  await expect(withClient((client) => copyIn(client, copy, rowsThen(cut)))).rejects.toThrow("terpotong");
  async function* twice() {
    yield Buffer.from("1\tsatu\n1\tsatu\n");
  }
  await expect(withClient((client) => copyIn(client, copy, twice()))).rejects.toThrow("duplicate key");
  await expect(
    withClient(async (client) => {
      for await (const _chunk of copyOut(client, "copy nowhere to stdout"));
    }),
  ).rejects.toThrow("nowhere");
  expect(await targetRows()).toBe(0);
});
