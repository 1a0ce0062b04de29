import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { spawnGuarded } from "./guarded-process.ts";
import type { Home } from "./home.ts";
import { FIRST_START_BYTES, roomProblem } from "./room.ts";
import type { ServerLog } from "./server-log.ts";
import { giveTo, giveTreeTo } from "./server-user.ts";

export interface Connection {
  host: string;
  port: number;
  user: string;
  database: string;
}

export async function ensureDatabase(connection: Connection): Promise<void> {
  const client = new Client({ ...connection, database: "postgres", ssl: false });
  client.on("error", () => undefined);
  await client.connect();
  try {
    const name = connection.database;
    const found = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

export const SUPERUSER = "app";

const FLAGS = [
  ...["-U", SUPERUSER, "--auth=trust", "-E", "UTF8"],
  ...["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C", "--no-instructions"],
];
const UNFINISHED = "cluster.new";

export async function ensureCluster(home: Home, native: string, log: ServerLog): Promise<void> {
  const found = await stat(home.cluster).catch(() => undefined);
  if (!found) await createCluster(home, native, log);
  else if (home.identity && found.uid !== home.identity.uid) await giveTreeTo(home.identity, home.cluster);
}

/** Created under a temporary name and renamed when complete. */
async function createCluster(home: Home, native: string, log: ServerLog): Promise<void> {
  const problem = await roomProblem(home.directory, FIRST_START_BYTES);
  if (problem) throw problem;
  await removeUnfinished(home.directory);
  const unfinished = join(home.directory, `${UNFINISHED}-${process.pid}`);
  await mkdir(unfinished, { mode: 0o700 });
  await giveTo(home.identity, unfinished);
  const command = [join(native, "bin", "initdb"), "-D", unfinished, ...FLAGS];
  const exit = await log.lend((output) => spawnGuarded(command, { identity: home.identity, output })).exit;
  if (exit !== 0) throw new Error(`initdb gagal (${exit}): ${await log.said()}`);
  await rename(unfinished, home.cluster);
  await flushDirectory(home.directory);
}

async function removeUnfinished(directory: string): Promise<void> {
  for (const name of await readdir(directory))
    if (name.startsWith(UNFINISHED))
      await rm(join(directory, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/** Without fsync of the directory a power cut could undo the rename. */
async function flushDirectory(directory: string): Promise<void> {
  const handle = await open(directory, "r");
  await handle.sync().finally(() => handle.close());
}
