import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";

export interface Source {
  path: string;
  text: string;
}

const MADE = new Set(["node_modules", "build", ".react-router"]);
const NAMED = /\b(?:from|import)\s*\(?\s*"([\w@.][^"\s]*)"/g;

/** All sources of the project, by path from its root. */
export const sourcesIn = (project: string): Source[] =>
  globSync("**/*.{ts,tsx,mjs}", { cwd: project, exclude: (name) => MADE.has(posix.basename(name)) })
    .sort()
    .map((path) => ({ path, text: readFileSync(posix.join(project, path), "utf8") }));

/** The imports of a source, including types: paths of our own files, and names of packages. */
export function importsOf({ path, text }: Source): { files: string[]; packages: string[] } {
  const named = [...text.matchAll(NAMED)].map(([, name]) => name ?? "");
  const ours = named.filter((name) => name.startsWith(".") || name.startsWith("@barakah/"));
  return {
    files: ours.map((name) =>
      name.startsWith(".")
        ? posix.join(posix.dirname(path), name)
        : name.replace(
            /^@barakah\/(\w+)(?:\/(.*))?$/,
            (_, room, rest) => `${room}/src/${rest ?? "index"}.ts`,
          ),
    ),
    packages: named.filter((name) => !ours.includes(name)),
  };
}
