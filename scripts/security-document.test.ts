import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const PROJECT = resolve(import.meta.dirname, "..");
const read = (path: string) => readFileSync(resolve(PROJECT, path), "utf8");

const OVERVIEW = read("docs/security.md");
const CHAPTERS = ["input-and-browser", "identity", "running"].map((name) => read(`docs/security/${name}.md`));

/** The number of level 1 and 2 requirements in each section of ASVS 5.0.0. */
const ASKED: Record<string, number> = {
  ...{ "1.1": 2, "1.2": 9, "1.3": 11, "1.4": 3, "1.5": 2, "2.1": 3, "2.2": 3, "2.3": 4, "2.4": 1 },
  ...{ "3.2": 2, "3.3": 4, "3.4": 6, "3.5": 5, "3.7": 2, "4.1": 3, "4.2": 1, "4.3": 2, "4.4": 4 },
  ...{ "5.1": 1, "5.2": 3, "5.3": 2, "5.4": 3, "6.1": 3, "6.2": 12, "6.3": 4, "6.4": 4, "6.5": 5, "6.6": 3 },
  ...{ "6.8": 4, "7.1": 3, "7.2": 4, "7.3": 2, "7.4": 5, "7.5": 2, "7.6": 2, "8.1": 2, "8.2": 3, "8.3": 1 },
  ...{ "8.4": 1, "9.1": 3, "9.2": 4, "10.1": 2, "10.2": 2, "10.3": 4, "10.4": 11, "10.5": 5, "10.6": 2 },
  ...{ "10.7": 3, "11.1": 2, "11.2": 3, "11.3": 3, "11.4": 4, "11.5": 1, "11.6": 1, "12.1": 3, "12.2": 2 },
  ...{ "12.3": 4, "13.1": 1, "13.2": 5, "13.3": 2, "13.4": 5, "14.1": 2, "14.2": 4, "14.3": 3, "15.1": 3 },
  ...{ "15.2": 3, "15.3": 7, "16.1": 1, "16.2": 5, "16.3": 4, "16.4": 3, "16.5": 3, "17.1": 1, "17.2": 4 },
  "17.3": 2,
};
const asked = Object.entries(ASKED).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => `V${section}.${index + 1}`),
);

/** `V1.2.6–8, V1.3.1` stands for four. */
const numbersIn = (cell: string) =>
  cell.split(", ").flatMap((part) => {
    const [, section = "", first, last = first] = /^(V\d+\.\d+)\.(\d+)(?:–(\d+))?$/.exec(part) ?? [];
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count || 0 }, (_, index) => `${section}.${Number(first) + index}`);
  });

const rows = CHAPTERS.flatMap((chapter) => [...chapter.matchAll(/^\| (V[\d.–V, ]+) \|(.+)\|$/gm)]).map(
  ([, numbers = "", rest = ""]) => {
    const [, state = "", held = ""] = rest.split(" | ");
    return { numbers: numbersIn(numbers), state: state.replaceAll("*", ""), held };
  },
);

const TEST = /`([\w./-]+\.test\.tsx?)`((?:,? \('.+?'\))*)/g;
const OTHER_ROOMS = /^(?:contract|e2e|scripts|web|bench)\//;
const pathOf = (named: string) => (OTHER_ROOMS.test(named) ? named : `api/src/${named}`);

/** Missing files, or test names that do not occur in them. */
function missingIn(text: string): string[] {
  return [...text.matchAll(TEST)].flatMap(([, file = "", words = ""]) => {
    const path = pathOf(file);
    if (!existsSync(resolve(PROJECT, path))) return [path];
    const source = read(path);
    return [...words.matchAll(/\('(.+?)…?'\)/g)]
      .filter(([, said = ""]) => !source.includes(said))
      .map(([, said]) => `${path}: ${said}`);
  });
}

it("lists every requirement of levels 1 and 2 once", () => {
  expect(asked).toHaveLength(253);
  expect(rows.flatMap(({ numbers }) => numbers).sort()).toEqual([...asked].sort());
});

it("names only tests that exist, and one for every row with the state 'test'", () => {
  expect([OVERVIEW, ...CHAPTERS].flatMap(missingIn)).toEqual([]);
  const unproven = rows.filter(({ state, held }) => state === "test" && !held.includes(".test.ts"));
  expect(unproven.map(({ numbers }) => numbers)).toEqual([]);
});

it("states the right count of each state", () => {
  const said = [...OVERVIEW.matchAll(/^\| \**(test|written|n\/a|open)\** \| (\d+) \|$/gm)];
  const counts = Map.groupBy(
    rows.flatMap(({ numbers, state }) => numbers.map(() => state)),
    (state) => state,
  );
  expect(Object.fromEntries(said.map(([, state, count]) => [state, Number(count)]))).toEqual(
    Object.fromEntries([...counts].map(([state, all]) => [state, all.length])),
  );
});

it("links only to existing headings and pages", () => {
  const headings = new Set(
    [...OVERVIEW.matchAll(/^## (.+)$/gm)].map(([, title = ""]) =>
      title
        .toLowerCase()
        .replace(/[^\w ]/g, "")
        .replaceAll(" ", "-"),
    ),
  );
  const wanted = CHAPTERS.flatMap((chapter) => [...chapter.matchAll(/\.\.\/security\.md#([\w-]+)/g)]);
  expect(wanted.map(([, heading = ""]) => heading).filter((heading) => !headings.has(heading))).toEqual([]);
});
