import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { emptyDatabase } from "../../testing/empty-database.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";

const OLD = {
  "0001-one.sql": "create table one (id int); insert into one values (1);",
  "0002-two.sql": "alter table one add constraint positive check (id > 0);",
};
const NEW = { "01-all.sql": "create table one (id int constraint positive check (id > 0));" };
const hashOf = (sql: string) => createHash("sha256").update(sql).digest("hex");

async function folderOf(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "barakah-baseline-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, ".."), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}

const replaces = Object.fromEntries(Object.entries(OLD).map(([name, sql]) => [name, hashOf(sql)]));
const withBaseline = (later: Record<string, string> = {}) =>
  folderOf({
    "1.0.0/replaces.json": JSON.stringify(replaces),
    ...Object.fromEntries(Object.entries(NEW).map(([name, sql]) => [`1.0.0/${name}`, sql])),
    ...later,
  });

let database: Database;
let before: string;
beforeEach(async () => {
  database = await emptyDatabase();
  before = await folderOf(OLD);
});

const ran = async () =>
  (await database.pool.query<{ name: string }>("select name from migration order by name")).rows.map(
    ({ name }) => name,
  );

it("a new database begins with the baseline", async () => {
  const folder = await withBaseline({ "0003-three.sql": "alter table one add column note text" });
  expect(await migrate(database, { folder })).toEqual(["1.0.0/01-all.sql", "0003-three.sql"]);
  expect(await migrate(database, { folder })).toEqual([]);
});

it("a database that ran every earlier migration is at the baseline, and keeps its rows", async () => {
  await migrate(database, { folder: before });
  const folder = await withBaseline({ "0003-three.sql": "alter table one add column note text" });
  expect(await migrate(database, { folder })).toEqual(["0003-three.sql"]);
  expect(await ran()).toEqual(["0003-three.sql", "1.0.0/01-all.sql"]);
  expect((await database.pool.query("select * from one")).rows).toEqual([{ id: 1, note: null }]);
});

it("a backup from before the baseline is restored on it", async () => {
  const folder = await withBaseline();
  expect(await migrate(database, { folder, only: Object.keys(OLD) })).toEqual(["1.0.0/01-all.sql"]);
});

it("a database that lacks an earlier migration is refused, and left as it is", async () => {
  await migrate(database, { folder: before, only: ["0001-one.sql"] });
  await expect(migrate(database, { folder: await withBaseline() })).rejects.toThrow(
    "Data ini dari versi sebelum 1.0.0 yang belum lengkap (migrasi 0002-two.sql belum dijalankan).",
  );
  expect(await ran()).toEqual(["0001-one.sql"]);
});

it("a database that ran another migration of the same name is refused", async () => {
  await migrate(database, { folder: await folderOf({ ...OLD, "0002-two.sql": "select 1" }) });
  await expect(migrate(database, { folder: await withBaseline() })).rejects.toThrow("0002-two.sql");
  expect(await ran()).toEqual(Object.keys(OLD));
});
