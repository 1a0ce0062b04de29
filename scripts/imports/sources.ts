import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";

export interface Source {
  path: string;
  text: string;
}

const EXCLUDED = new Set(["node_modules", "build", ".react-router"]);
const IMPORT_NAME = /\b(?:from|import)\s*\(?\s*"([\w@.][^"\s]*)"/g;

/** All sources of the project, sorted by path; a path starts at the project's root. */
export const sourcesIn = (project: string): Source[] =>
  globSync("**/*.{ts,tsx,mjs}", { cwd: project, exclude: (name) => EXCLUDED.has(posix.basename(name)) })
    .sort()
    .map((path) => ({ path, text: readFileSync(posix.join(project, path), "utf8") }));

/** What a source imports, types included: our own files by path, packages by name. */
export function importsOf({ path, text }: Source): { files: string[]; packages: string[] } {
  const named = [...text.matchAll(IMPORT_NAME)].map(([, name]) => name ?? "");
  const ours = named.filter((name) => name.startsWith(".") || name.startsWith("@barakah/"));
  return {
    files: ours.map((name) =>
      name.startsWith(".")
        ? posix.join(posix.dirname(path), name)
        : name.replace(
            /^@barakah\/(\w+)(?:\/(.*))?$/,
            (_, workspace, rest) => `${workspace}/src/${rest ?? "index"}.ts`,
          ),
    ),
    packages: named.filter((name) => !ours.includes(name)),
  };
}
