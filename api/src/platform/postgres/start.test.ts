import { existsSync, readlinkSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { layCluster } from "../../testing/lay-cluster.ts";
import { postmasterOf, query, temporaryPlace } from "./app-process.fixture.ts";
import { startPostgres } from "./index.ts";

const quick = { database: "barakah", log: () => undefined, settings: { shared_buffers: "16MB" } };

const cluster = async (name = "pg") => layCluster(join(await temporaryPlace(), name));

test("serves the named database over a private socket and keeps its rows over a restart", async () => {
  const directory = join(await temporaryPlace(), `it's a "name", with spaces`);
  const first = await startPostgres({ ...quick, directory });
  expect(await query(first.connection, "select current_database()")).toEqual([["barakah"]]);
  expect(await query(first.connection, "show listen_addresses")).toEqual([[""]]);
  expect(statSync(first.connection.host).mode & 0o777).toBe(0o700);
  await query(first.connection, "create table kept as select 7 as seven");
  await Promise.all([first.stop(), first.stop()]);
  await first.stop();

  const second = await startPostgres({ ...quick, directory });
  expect(await query(second.connection, "select seven from kept")).toEqual([[7]]);
  await second.stop();
});

test("has durable settings, checksums and UTF-8 by default", async () => {
  const postgres = await startPostgres({ ...quick, directory: await cluster() });
  const wanted = [
    ["data_checksums", "on"],
    ["fsync", "on"],
    ["full_page_writes", "on"],
    ["jit", "off"],
    ["max_connections", "50"],
    ["server_encoding", "UTF8"],
    ["synchronous_commit", "on"],
    ["TimeZone", "UTC"],
  ];
  const names = wanted.map(([name]) => `'${name}'`).join(", ");
  const sql = `select name, setting from pg_settings where name in (${names}) order by lower(name)`;
  expect(await query(postgres.connection, sql)).toEqual(wanted);
  expect(await query(postgres.connection, "select lower('ÉCOLE')")).toEqual([["école"]]);
  await postgres.stop();
});

test("refuses a second start on the same directory until the first has stopped", async () => {
  const directory = await cluster();
  const first = await startPostgres({ ...quick, directory });
  await expect(startPostgres({ ...quick, directory })).rejects.toThrow(
    `Aplikasi sudah berjalan dengan data di ${directory}; hentikan dahulu, atau pilih DATA_DIR lain.`,
  );
  expect(await query(first.connection, "select 1")).toEqual([[1]]);
  await first.stop();
  await (await startPostgres({ ...quick, directory })).stop();
});

test("works below a path that is too long for a socket", async () => {
  const directory = await cluster("panjang".repeat(20));
  const first = await startPostgres({ ...quick, directory });
  expect(first.connection.host).not.toContain("panjang");
  expect(readlinkSync(join(directory, "socket"))).toBe(first.connection.host);
  expect(statSync(first.connection.host).mode & 0o777).toBe(0o700);
  expect(await query(first.connection, "select 1")).toEqual([[1]]);
  await expect(startPostgres({ ...quick, directory })).rejects.toThrow("sudah berjalan");
  await first.stop();
  expect(existsSync(first.connection.host)).toBe(false);
});

test("reports that the server ended, and recovers at the next start", async () => {
  const directory = await cluster();
  const first = await startPostgres({ ...quick, directory });
  await query(first.connection, "create table kept as select 7 as seven");
  process.kill(await postmasterOf(directory), "SIGKILL");
  expect(await first.ended).toContain("PostgreSQL berhenti sendiri (SIGKILL)");
  await first.stop();

  const second = await startPostgres({ ...quick, directory });
  expect(await query(second.connection, "select seven from kept")).toEqual([[7]]);
  await second.stop();
});

test("shows the server's message when it cannot start, and releases the directory", async () => {
  const directory = await cluster();
  const broken = { ...quick, directory, settings: { shared_buffers: "nonsense" } };
  await expect(startPostgres(broken)).rejects.toThrow(/gagal dijalankan.*shared_buffers/s);
  await (await startPostgres({ ...quick, directory })).stop();
});
