import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../../api/src/testing/free-port.ts";
import { newFolder } from "../faults/app.ts";

export interface Pooler {
  url: string;
  stop(): Promise<void>;
}

const isThere = () => spawnSync("pgbouncer", ["--version"]).status === 0;

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** It refuses to run as root: use the user of PostgreSQL, whose socket it needs. */
const asSomebody = (socket: string) =>
  process.getuid?.() === 0
    ? [`-u`, spawnSync("id", ["-nu", String(statSync(socket).uid)], { encoding: "utf8" }).stdout.trim()]
    : [];

/** PgBouncer in transaction mode; undefined if it is not installed. */
export async function startPooler(databaseUrl: string): Promise<Pooler | undefined> {
  if (!isThere()) return undefined;
  const server = new URL(databaseUrl);
  const socket = server.searchParams.get("host") ?? "";
  const name = server.pathname.slice(1);
  const port = await freePort();
  const file = join(await newFolder(), "pgbouncer.ini");
  await writeFile(
    file,
    `[databases]
${name} = host=${socket} dbname=${name} user=${server.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
max_client_conn = 200
`,
  );
  const child = spawn("pgbouncer", [...asSomebody(socket), file], { stdio: "ignore" });
  process.once("exit", () => child.kill("SIGKILL"));
  const url = `postgresql://${server.username}@127.0.0.1:${port}/${name}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error("pgbouncer ended");
    await delay(50);
  }
  return {
    url,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}
