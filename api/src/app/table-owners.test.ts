import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { testDatabase } from "../testing/test-app.ts";

const PROJECT = resolve(import.meta.dirname, "../../..");
const SOURCES = "{api/src,contract/src,demo,simulators,bench,scripts}/**/*.{ts,mjs}";

/** Exceptions and their reasons. */
const EXCEPTIONS: [RegExp, string][] = [
  [/\.(test|fixture)\.ts$/, "a test and its scene bring about what it looks at"],
  [/^api\/src\/testing\//, "so do the builders of tests"],
  [/^demo\/seed\/catalogue\.ts$/, "those who edit choose neither the day nor that it is published at once"],
  [/^demo\/seed\/crowd\.ts$/, "hundreds of donors and students, one by one, would make the first start long"],
  [/^bench\//, "fills databases far faster than use cases could"],
];

const KYSELY = /\.(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*(?:"(\w+)|(\w+))/g;
const SQL =
  /\b(?:insert\s+into|delete\s+from(?:\s+only)?|merge\s+into|truncate(?:\s+table)?|copy)\s+"?(\w+)|\bupdate\s+(?:only\s+)?"?(\w+)"?\s+(?:(?:as\s+)?\w+\s+)?set\b/gi;
/** Writes through the platform's catalogue functions, by catalogue name. */
const CATALOGUE = /\b(?:createItem|editItem|publishItem)\(\s*\w+,\s*\w+,\s*"(\w+)"/g;
const QUOTED = /"(\w+)"/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The tables that a source writes to. If it names a table by a variable, all quoted names count. */
function writtenIn(source: string): Set<string> {
  const text = source.replace(COMMENT, "");
  const kysely = [...text.matchAll(KYSELY)];
  const byVariable = kysely.some(([, literal]) => literal === undefined);
  const patterns = byVariable ? [SQL, CATALOGUE, QUOTED] : [SQL, CATALOGUE];
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)]);
  return new Set([...kysely, ...found].map(([, one, other]) => (one ?? other ?? "").toLowerCase()));
}

const roomOf = (file: string) => (/^api\/src\/([^/]+)/.exec(file) ?? /^([^/]+)/.exec(file))?.[1] ?? "";

const files = globSync(SOURCES, { cwd: PROJECT, exclude: (name) => name.endsWith("node_modules") })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !EXCEPTIONS.some(([pattern]) => pattern.test(file)));

/** The features that write to each table, with the files that do. */
function writersIn(sources: readonly string[]): Map<string, Map<string, string>> {
  const writers = new Map<string, Map<string, string>>();
  for (const file of sources)
    for (const table of writtenIn(readFileSync(resolve(PROJECT, file), "utf8")))
      writers.set(table, (writers.get(table) ?? new Map()).set(roomOf(file), file));
  return writers;
}

it("one feature writes to a table", async () => {
  const { database } = await testDatabase();
  const tables = await database.kysely.introspection.getTables();
  const writers = writersIn(files);
  const written = tables.filter(({ name }) => writers.has(name));
  const shared = written.flatMap(({ name }) => {
    const found = [...(writers.get(name)?.values() ?? [])];
    return found.length > 1 ? [`${name} has more than one writer: ${found.join(", ")}`] : [];
  });
  expect(shared).toEqual([]);
  // A pattern that matches nothing would find no breach either. The rest are written by migrations and triggers.
  expect(written.length).toBeGreaterThan(0.9 * tables.length);
});

it("the check recognises every way of writing that the code uses", () => {
  const source = `// insert into commented
    tx.insertInto("one"); sql\`update two t set x = 1\`; "with x as (delete from three) select";
    createItem(tx, actor, "four", columns); sql\`insert into  five (x)\`;`;
  expect([...writtenIn(source)].sort()).toEqual(["five", "four", "one", "three", "two"]);
  expect(writtenIn('for (const table of ["six", "seven"]) tx.deleteFrom(table)')).toContain("seven");
  expect(writtenIn("select x from y for update skip locked; on conflict do update set a = b").size).toBe(0);
});
