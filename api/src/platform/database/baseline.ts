import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { PoolClient } from "pg";

/** A version whose schema is written down as a whole, in place of the migrations that led to it. */
export interface Baseline {
  version: string;
  /** Its schema files, in order, as the table `migration` names them. */
  files: string[];
  /** The hashes of the migrations that it replaces, by name. A database that ran them all is at the baseline. */
  replaces: Record<string, string>;
}

/** The last commit before 1.0.0: it has every migration that 1.0.0 replaces. docs/deploy.md tells how to reach it. */
const LAST_BEFORE = "701a2dd00acd";

const VERSION = /^\d+\.\d+\.\d+$/;

/** The folder `<version>` among the migrations, if there is one. */
export async function readBaseline(folder: string): Promise<Baseline | undefined> {
  const version = (await readdir(folder)).find((name) => VERSION.test(name));
  if (version === undefined) return undefined;
  const names = await readdir(join(folder, version));
  const files = names.filter((name) => name.endsWith(".sql")).sort();
  const replaces = JSON.parse(await readFile(join(folder, version, "replaces.json"), "utf8"));
  return { version, files: files.map((name) => `${version}/${name}`), replaces };
}

/** The names of migrations with the baseline's files in place of those that it replaces. */
export function atBaseline(names: readonly string[], baseline: Baseline | undefined): readonly string[] {
  const replaced = Object.keys(baseline?.replaces ?? {});
  if (!baseline || !names.some((name) => replaced.includes(name))) return names;
  const missing = replaced.find((name) => !names.includes(name));
  if (missing)
    throw new Error(
      `Data ini dari versi sebelum ${baseline.version} yang belum lengkap (migrasi ${missing} belum dijalankan). Jalankan dulu sekali versi terakhir sebelum ${baseline.version}, yaitu commit ${LAST_BEFORE} (docs/deploy.md, "Data from before 1.0.0"), lalu versi ini.`,
    );
  return [...baseline.files, ...names.filter((name) => !replaced.includes(name))];
}

/** Records that a database which ran all replaced migrations is at the baseline. Its data stays as it is. */
export async function recogniseBaseline(
  client: PoolClient,
  known: Map<string, string>,
  { files, replaces }: Pick<Baseline, "files" | "replaces">,
  hashOf: (file: string) => string,
) {
  const changed = Object.entries(replaces).find(([name, hash]) => known.get(name) !== hash);
  if (changed) throw new Error(`Migrasi ${changed[0]} sudah dijalankan lalu berubah. Tulis migrasi baru.`);
  await client.query("begin");
  try {
    await client.query("delete from migration where name = any ($1)", [Object.keys(replaces)]);
    for (const file of files)
      await client.query("insert into migration (name, hash) values ($1, $2)", [file, hashOf(file)]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}
