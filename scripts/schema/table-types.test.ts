import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { testDatabase } from "../../api/src/testing/test-app.ts";
import { SCHEMA_FILE, tableTypes } from "./table-types.ts";

const committed = readFileSync(resolve(import.meta.dirname, "../..", SCHEMA_FILE), "utf8");

it("the types of the tables are those of the migrations", async () => {
  const { database } = await testDatabase();
  const types = await tableTypes(database.kysely);
  expect(committed === types, `${SCHEMA_FILE} differs from the migrations: run npm run schema`).toBe(true);
});

it("a column's type says which values it has, and whether an insert must, may or cannot set it", async () => {
  const { database } = await testDatabase();
  await database.pool.query(`
    create table kite (
      id bigint generated always as identity,
      state text not null default 'up' check (state in ('up', 'down')),
      wind text check (wind in ('weak')),
      length numeric not null,
      flown_on date,
      colours text[] not null,
      marks jsonb not null,
      twice numeric generated always as (length * 2) stored not null,
      search tsvector
    );
    comment on column kite.length is 'In metres.';
    create view kite_up as select id from kite where state = 'up'`);
  const types = await tableTypes(database.kysely);
  expect(types).not.toContain("kite_up");
  expect(types.slice(types.indexOf("export interface Kite ")).split("\n\n")[0]).toBe(`export interface Kite {
  colours: string[];
  flown_on: string | null;
  id: GeneratedAlways<number>;
  /**
   * In metres.
   */
  length: string;
  marks: Json;
  state: Generated<"up" | "down">;
  twice: GeneratedAlways<string>;
  wind: string | null;
}`);
});

it("a type for a column that does not exist is refused", async () => {
  const { database } = await testDatabase();
  await database.pool.query("alter table pledge rename column fund to purse");
  await expect(tableTypes(database.kysely)).rejects.toThrow("no table has: pledge.fund");
});
