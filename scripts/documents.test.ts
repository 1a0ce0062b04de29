import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const PARTS = "{api,bench,contract,demo,deploy,docs,e2e,scripts,simulators,web}";
const files = globSync([`${PARTS}/**/*.*`, "*.*"], {
  cwd: ROOT,
  exclude: (name) => ["node_modules", "build"].includes(name),
});
const documents = files.filter((file) => file.endsWith(".md"));
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const scripts = Object.keys((JSON.parse(read("package.json")) as { scripts: object }).scripts);

/** All matches with their document. */
const named = (sign: RegExp) =>
  documents.flatMap((document) =>
    [...read(document).matchAll(sign)].map(([, name = "", rest = ""]) => ({ document, name, rest })),
  );
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, "")
    .replaceAll(" ", "-");
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => anchorOf(heading));

it("lead to documents and headings that exist", () => {
  const links = named(/\]\(((?!\w+:)[^)#\s]*)(?:#([^)]*))?\)/g);
  const dead = links.filter(({ document, name, rest }) => {
    const to = name ? normalize(join(dirname(document), name)) : document;
    return !existsSync(join(ROOT, to)) || (rest && !anchorsOf(to).includes(rest));
  });
  expect(links.length).toBeGreaterThan(50);
  expect(dead).toEqual([]);
});

it("name files that exist, from the root or within their part", () => {
  const paths = named(/`([\w.-]+(?:\/[\w.-]+)+\.(?:ts|tsx|mjs|sh|md|conf|cfg|yaml|png|service))`/g);
  // NNN is a placeholder for a number.
  const said = paths.filter(({ name }) => !name.includes("NNN"));
  const gone = said.filter(({ name }) => !files.some((file) => file === name || file.endsWith(`/${name}`)));
  expect(paths.length).toBeGreaterThan(50);
  expect(gone).toEqual([]);
});

it("name commands that exist", () => {
  const commands = named(/npm run ([\w:-]+)/g);
  expect(commands.filter(({ name }) => !scripts.includes(name))).toEqual([]);
});

const git = (...args: string[]) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
const hasHistory = existsSync(join(ROOT, ".git")) && git("rev-parse", "--is-shallow-repository") === "false";

it.runIf(hasHistory)("name commits that this history has, among them 1.0.0 and the one before it", () => {
  const commits = named(/\b([0-9a-f]{40})\b/g).map(({ name }) => name);
  for (const commit of commits) git("merge-base", "--is-ancestor", commit, "HEAD");
  const released = commits.find(
    (commit) => JSON.parse(git("show", `${commit}:package.json`)).version === "1.0.0",
  );
  const before = git("rev-parse", `${released}^`);
  expect(commits).toContain(before);
  expect(read("api/src/platform/database/baseline.ts")).toContain(`"${before.slice(0, 12)}"`);
  const replaced = Object.keys(JSON.parse(read("api/migrations/1.0.0/replaces.json")));
  const had = git("ls-tree", "--name-only", before, "api/migrations/").split("\n");
  expect(had.map((path) => path.replace("api/migrations/", ""))).toEqual(expect.arrayContaining(replaced));
});
