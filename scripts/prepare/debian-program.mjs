// Programs that tests and rehearsals use beside the app: installed ones, else Debian's, unpacked into .cache.
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { hasApt, libraryFolders, unpackPackage } from "./debian.mjs";
import { say } from "./say.mjs";

/** Where the package has another name. */
const PACKAGE = { promtool: "prometheus", nginx: "nginx-light" };

export const PROGRAMS = ["haproxy", "pgbouncer", "nginx", "caddy", "promtool"];

function answers(project, name) {
  const PATH = `${join(project, ".cache/bin")}${delimiter}${process.env.PATH}`;
  return spawnSync(name, ["-V"], { env: { ...process.env, PATH } }).error === undefined;
}

/** Never fails: without it a fallback is used or the part is skipped, and the run says so. */
export function findProgram(project, name) {
  if (answers(project, name) || process.platform !== "linux" || !hasApt()) return;
  say(`Fetching ${name} from Debian …`);
  const root = unpackPackage(join(project, ".cache", name), PACKAGE[name] ?? name);
  const binary =
    root &&
    ["usr/sbin", "usr/bin"].map((folder) => join(root, folder, name)).find((file) => existsSync(file));
  if (!binary) return;
  const launcher = join(project, ".cache/bin", name);
  mkdirSync(join(project, ".cache/bin"), { recursive: true });
  const libraries = libraryFolders(root).join(":");
  writeFileSync(launcher, `#!/bin/sh\nLD_LIBRARY_PATH='${libraries}' exec '${binary}' "$@"\n`);
  chmodSync(launcher, 0o755);
}
