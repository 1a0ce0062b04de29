import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../../testing/test-app.ts";
import { connectDatabase, type Database } from "./database.ts";
import { migrate } from "./migrate.ts";

let database: Database;
let url: string;
let folder: string;
beforeAll(async () => {
  ({ database, url } = await testDatabase());
  folder = await mkdtemp(join(tmpdir(), "barakah-migrations-"));
  await cp(resolve(import.meta.dirname, "../../../migrations"), folder, { recursive: true });
  await writeFile(
    join(folder, "9001-first.sql"),
    "create table first_try (id int); insert into first_try values (1);",
  );
  await writeFile(join(folder, "9002-second.sql"), "alter table first_try add column note text;");
});
afterAll(() => rm(folder, { recursive: true }));

describe("migrations", () => {
  it("run once, in order, when several instances start together", async () => {
    const instances = Array.from({ length: 4 }, () =>
      connectDatabase({ connectionString: url }, { poolSize: 1, onError: () => {} }),
    );
    const ran = await Promise.all(instances.map((instance) => migrate(instance, { folder })));
    expect(ran.flat()).toEqual(["9001-first.sql", "9002-second.sql"]);
    expect((await database.pool.query("select * from first_try")).rows).toEqual([{ id: 1, note: null }]);
    await Promise.all(instances.map((instance) => instance.close()));
  });

  it("have nothing left to do the second time", async () => {
    expect(await migrate(database, { folder })).toEqual([]);
  });

  it("of a newer version make an older one refuse to start", async () => {
    await expect(migrate(database)).rejects.toThrow(
      "Data ini dari versi aplikasi yang lebih baru (migrasi 9001-first.sql tidak dikenal di sini).",
    );
  });

  it("read long lists from compressed files", async () => {
    await writeFile(join(folder, "data/names.csv.gz"), gzipSync("1|O'Neil\n2|$& $1"));
    const list = ["$list$", "{{data/names.csv.gz}}", "$list$"].join("");
    await writeFile(
      join(folder, "9003-names.sql"),
      `create table listed as select * from regexp_split_to_table(${list}, E'\\n') as line`,
    );
    expect(await migrate(database, { folder })).toEqual(["9003-names.sql"]);
    expect((await database.pool.query("select line from listed")).rows).toEqual([
      { line: "1|O'Neil" },
      { line: "2|$& $1" },
    ]);
    await writeFile(join(folder, "data/names.csv.gz"), gzipSync("1|Other"));
    await expect(migrate(database, { folder })).rejects.toThrow("9003-names.sql");
    await rm(join(folder, "9003-names.sql"));
    await database.pool.query("delete from migration where name = '9003-names.sql'");
  });

  it("leave nothing behind when one fails", async () => {
    await writeFile(join(folder, "9003-broken.sql"), "create table half_done (id int); select nonsense;");
    await expect(migrate(database, { folder })).rejects.toThrow(
      'Migrasi 9003-broken.sql gagal: column "nonsense" does not exist.',
    );
    expect((await database.pool.query("select to_regclass('half_done') as found")).rows).toEqual([
      { found: null },
    ]);
    await rm(join(folder, "9003-broken.sql"));
  });

  it("are refused if one changed after it ran", async () => {
    await writeFile(join(folder, "9001-first.sql"), "select 1;");
    await expect(migrate(database, { folder })).rejects.toThrow("9001-first.sql");
  });
});
